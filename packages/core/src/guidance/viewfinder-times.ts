/** The times of a viewfinder's guidance, in ms (decisions 4.1 and 4.2), which are loaded with it. What is measured has its limits in `thresholds.ts`. */

/** A hint stays at least this long, unless all is right. */
export const hintStaysMs = 700;

/** "All is right" leaves this long after the last reading that says so, if the newest one says something else. */
export const readyLeavesMs = 150;

/** How long the hint about a document that is cut off holds while no reading shows one. */
export const cutCardHoldsMs = 3_000;

/** How long a new viewfinder shows and says no hint: first, customers must see where they are. */
export const quietMs = 1_200;

/** How long the customer sees a new viewfinder before auto-capture begins to watch. */
export const newViewfinderMs = 1_000;

/** How long the document must be ready and at rest before the ring begins to close. */
export const atRestMs = 500;

/** How long the ring takes to close: usually, the first time on a page, and for customers who are guided by ear. */
export const ringMs = { usual: 900, first: 1_400, bySound: 1_500 } as const;

/** How long a ring, and the hint below which it closes, waits for the next reading at least. */
export const ringWaitsMs = 2_000;

/** When all is right for so long and no ring has begun, the hint names the button. */
export const buttonIsNamedMs = 3_000;

/** An automatic photo follows a reading that is at most this old: it must show what was judged. */
export const photoFollowsLookMs = 500;

/** After so long without a recognised document in a still, sharp and bright scene, the customer decides. */
export const unknownSceneMs = 2_000;
