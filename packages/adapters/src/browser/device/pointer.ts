/** Whether the main pointing device is a finger. Phones say so also while they ask for desktop pages. */
export function hasCoarsePointer(window: Pick<Window, 'matchMedia'>): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
