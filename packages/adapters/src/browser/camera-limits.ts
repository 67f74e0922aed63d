/** How long the camera is waited for, and what counts as black. */

/** Without an answer to `getUserMedia`, in ms, once no permission prompt is open. */
export const answerLimitMs = 30_000;

/** The same while the browser's permission prompt is open: somebody may still be reading it. */
export const promptedAnswerLimitMs = 300_000;

/** For what the browser tells of a refusal, in ms. Without an answer it counts as unknown. */
export const factsLimitMs = 1_000;

/** For the list of cameras, in ms. It is a convenience, so the camera is opened without it. */
export const deviceListLimitMs = 3_000;

/** From an open camera to its first frame that is not black, in ms. */
export const pictureLimitMs = 10_000;

/** How long a camera may send nothing (`mute`) before it counts as lost, in ms. */
export const mutedLimitMs = 5_000;

/** How often a browser without `requestVideoFrameCallback` is asked for a frame, in ms. */
export const framePollMs = 50;

/** Brightest luma, 0 to 255, of a pixel that counts as black. The noise of a dark room is above it. */
export const blackLuma = 6;
