/** The times of the voice and of the check of a photo, in ms (decisions 4.4 and 4.6). Those of a viewfinder are in `viewfinder-times.ts`. */

/** From one announcement to the next, but for those that can't wait. */
export const announcementPauseMs = 1_500;

/**
 * How long a listener needs for the heading of a new viewfinder and its instruction, at 15 characters per second. Nothing
 * is said of the picture before, and by ear nothing is taken automatically.
 */
export const instructionIsHeardMs = 5_000;

/** How long the instruction stands for the hint that says the same. */
export const instructionStandsMs = 8_000;

/** After "Now turn the card over", how long nobody is asked to place the document. */
export const turningTakesMs = 2_500;

/** How long the heading of the preview waits for what the check finds. */
export const verdictIsAwaitedMs = 300;

/** The same words are said again in a viewfinder after this time at the earliest: a direction, or a hint that has come back. */
export const wordsRepeatMs = 4_000;

/** How long the check of a photo may take. Without a result by then, there is no warning. */
export const checkLimitMs = 2_000;
