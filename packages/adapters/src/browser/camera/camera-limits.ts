/** Time limits of the camera, and what counts as black. */

/** For `getUserMedia` to settle, in ms, if the browser reports that no permission prompt is open. */
export const responseLimitMs = 10_000;

/**
 * The same if a prompt may be open, which the customer may still be reading. A longer wait is not needed:
 * when the customer allows the camera after that, it is opened again (`watchAccess`).
 */
export const promptedResponseLimitMs = 30_000;

/** How long a camera that was opened ahead waits for the request that takes it over, in ms; then it is closed. */
export const cameraAheadLimitMs = 10_000;

/**
 * From the end of a camera to the next opening, in ms: some phones need it to let a camera go, and fail with
 * `NotReadableError` before (decision 2.17).
 */
export const reopeningPauseMs = 300;

/** For the browser's report on the permission after a failure, in ms; after that it counts as unknown. */
export const factsLimitMs = 1_000;

/** For the list of cameras, in ms; after that the camera is opened without it. */
export const deviceListLimitMs = 3_000;

/** For `play()` to settle, in ms; after that the first frame shows whether the video plays. */
export const playLimitMs = 3_000;

/** From an open camera to its first frame that is not black, in ms. */
export const pictureLimitMs = 10_000;

/** From the end of a rest to the first frame, in ms; then the camera is opened anew. A call may have ended it silently. */
export const wakingLimitMs = 3_000;

/** From a photo that turned out black to a frame that is not, in ms; then the photo has failed. */
export const nextPictureLimitMs = 1_500;

/** How long a camera may be muted before it counts as lost, in ms. */
export const mutedLimitMs = 5_000;

/** How often an open camera is checked for new frames, in ms; every second time, for a black picture. */
export const pictureCheckMs = 500;

/**
 * How long its picture may stand still before the camera counts as lost, in ms. With the time between two checks, a
 * camera that delivers nothing is noticed within three seconds.
 */
export const frozenLimitMs = 2_500;

/** How long its picture may be black before the camera counts as lost, in ms: a finger on the lens is no loss. */
export const blackLimitMs = 6_000;

/** How long a resting camera keeps its stream, in ms; then the camera is switched off. */
export const restLimitMs = 60_000;

/** How long the picture of an iPhone's camera may be magnified or small after it was opened, in ms (decision 2.17). */
export const settlingMs = 2_250;

/** How long frames must lie on their side before that is reported, in ms: while a phone is turned, they do for a moment. */
export const sidewaysLimitMs = 1_000;

/** How often to look for a frame in browsers without `requestVideoFrameCallback`, in ms. */
export const framePollMs = 50;

/** The brightest luma, 0 to 255, of a pixel that counts as black. Sensor noise in a dark room is above it. */
export const blackLuma = 6;
