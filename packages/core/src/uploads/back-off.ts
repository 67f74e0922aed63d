/** How long the queue waits after an attempt that nobody answered, in ms; it doubles with each further one. */
export const firstPauseMs = 2_000;

/**
 * The longest pause between two attempts, in ms. Also how often it is tried while the device says that
 * there is no network: some devices are wrong about it, and no photo may wait for them for ever.
 */
export const longestPauseMs = 60_000;

/**
 * How long to wait before the next attempt, in ms: half of it for certain, the other half by chance,
 * so that many phones don't come back at the same moment.
 * @param failures how many attempts in a row nobody has answered, at least 1.
 * @param random at least 0, below 1.
 */
export function pauseMs(failures: number, random: number): number {
  const whole = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  return whole / 2 + (random * whole) / 2;
}
