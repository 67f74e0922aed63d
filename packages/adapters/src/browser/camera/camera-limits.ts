/** How long the camera is waited for, and what counts as black. */

/** Without an answer to `getUserMedia`, in ms, where the browser says that no permission prompt is open. */
export const answerLimitMs = 10_000;

/**
 * The same where a prompt may be open, and somebody may still be reading it. A camera that is allowed
 * later still is asked for again (`watchAccess`), so that a longer wait would help nobody.
 */
export const promptedAnswerLimitMs = 30_000;

/** For what the browser tells of a refusal, in ms. Without an answer it counts as unknown. */
export const factsLimitMs = 1_000;

/** For the list of cameras, in ms. It is a convenience, so the camera is opened without it. */
export const deviceListLimitMs = 3_000;

/** For the browser's word on whether it plays, in ms; without it, the first frame tells. */
export const playLimitMs = 3_000;

/** From an open camera to its first frame that is not black, in ms. */
export const pictureLimitMs = 10_000;

/** How long a camera may send nothing (`mute`) before it counts as lost, in ms. */
export const mutedLimitMs = 5_000;

/** How often the picture of an open camera is looked at, in ms. */
export const pictureCheckMs = 1_000;

/** How long that picture may stand still or stay black before the camera counts as lost, in ms. */
export const badPictureLimitMs = 6_000;

/** How long a camera that rests keeps its stream, in ms; then its light goes off for good. */
export const restLimitMs = 60_000;

/** How often a browser without `requestVideoFrameCallback` is asked for a frame, in ms. */
export const framePollMs = 50;

/** Brightest luma, 0 to 255, of a pixel that counts as black. The noise of a dark room is above it. */
export const blackLuma = 6;
