/** The times of the guidance, in ms (decision 4.10). What is measured has its limits in `thresholds.ts`. */

/** A hint stays at least this long. */
export const hintStaysMs = 700;

/** After this long without a reading, no hint is shown. */
export const hintExpiresMs = 1_000;

/** From one announcement to the next. */
export const announcementPauseMs = 2_000;

/** Guided by sound, the same direction is said again after this time. */
export const directionRepeatsMs = 4_000;

/** How long the customer sees a new viewfinder before auto-capture begins to watch. */
export const newViewfinderMs = 1_000;

/** How long the document must be ready and at rest before the ring begins to close. */
export const atRestMs = 500;

/** How long the ring takes to close. */
export const ringMs = 600;

/** A longer pause between two readings counts as a change: something may have happened in it. */
export const longestPauseBetweenLooksMs = 500;

/** How long the check of a photo may take. Without a result by then, there is no warning. */
export const checkLimitMs = 2_000;

/** After so long without a recognised document in a still, sharp and bright scene, the customer decides. */
export const unknownSceneMs = 2_000;
