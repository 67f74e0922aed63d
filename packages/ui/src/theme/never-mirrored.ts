/**
 * What shows the real world, as selectors: its left is left in every language (decision 8.14). The viewfinder with the
 * camera's picture, the card that turns over, the enlarged photo. Drawings, such as the mask and the arrow to a side
 * that is cut off, have no direction anyway.
 */
export const neverMirrored = [
  '[data-viewfinder]',
  'video',
  'canvas',
  '[data-turning]',
  '[data-loupe]',
] as const;
