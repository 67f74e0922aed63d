/** How long a photo that the provider does not have is kept on the phone, in ms. */
export const photoKeepingMs = 24 * 60 * 60 * 1000;

/**
 * Whether a photo has been kept for too long. One that seems to come from the future, since the
 * phone's clock was set back, is given no more than the same time.
 * @param keptAt when it was kept, and `now`: both in ms since 1970.
 */
export function isKeptTooLong(keptAt: number, now: number): boolean {
  return Math.abs(now - keptAt) >= photoKeepingMs;
}
