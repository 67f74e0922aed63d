/** Why a camera is not available. Two causes are distinguished only if the customer can do something different. */
export const cameraCauses = [
  /** The browser refuses this site: the customer denied access, now or earlier. */
  'deniedHere',
  /** The operating system refuses the browser. */
  'deniedBySystem',
  /** The page was not loaded over HTTPS. */
  'insecure',
  /** The page's server, or the page that embeds it, does not allow cameras. */
  'blockedByPolicy',
  /** The link was opened inside another app. */
  'inAppBrowser',
  'unsupportedBrowser',
  'inUse',
  'none',
  /** It can't meet the request, even after the fallbacks; or the browser makes no photo of its picture. */
  'unfit',
  'noAnswer',
  'noPicture',
  /** The browser gives pages other pictures than they draw, against fingerprinting (decision 2.19). */
  'alteredPhotos',
  'lost',
] as const;
export type CameraCause = (typeof cameraCauses)[number];
