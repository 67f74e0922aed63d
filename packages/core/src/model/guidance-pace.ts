/**
 * How much this phone can be guided now (decision 4.5), from the most to the least.
 * - `full`: about ten looks per second.
 * - `fewer`: at least two and a half; everything works, a little later.
 * - `hints`: about one. Hints and directions, but no photo is taken automatically.
 * - `none`: a look every five seconds: no hints, but what is known to be wrong.
 */
export const guidancePaces = ['full', 'fewer', 'hints', 'none'] as const;

export type GuidancePace = (typeof guidancePaces)[number];

/** Whether looks come often enough to take a photo at the right moment. */
export function canTakePhotos(pace: GuidancePace): boolean {
  return pace === 'full' || pace === 'fewer';
}
