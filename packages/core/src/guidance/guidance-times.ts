/** The times of the voice and of the check of a photo, in ms (decisions 4.4 and 4.6). Those of a viewfinder are in `viewfinder-times.ts`. */

/** From one announcement to the next, but for those that can't wait. */
export const announcementPauseMs = 1_500;

/**
 * How long the instruction, which is read with the heading of a new viewfinder, stands for the hint that says the same:
 * reading both takes about as long.
 */
export const instructionIsReadMs = 8_000;

/** How long the announcement of a photo waits at least, so that the heading of the preview is read first. */
export const headingComesFirstMs = 100;

/** How long the announcement of a photo waits for what the check finds. */
export const verdictIsAwaitedMs = 300;

/** The same words are said again in a viewfinder after this time at the earliest: a direction, or a hint that has come back. */
export const wordsRepeatMs = 4_000;

/** How long the check of a photo may take. Without a result by then, there is no warning. */
export const checkLimitMs = 2_000;
