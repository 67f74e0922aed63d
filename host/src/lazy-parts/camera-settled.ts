import { sleep, type CaptureSession } from '@recto/core';

/** How long the camera is waited for, in ms: it may need a tap, or the customer's permission. */
const limitMs = 10_000;

/** Resolves when the camera shows its picture or has failed: until then, the bandwidth is for its screen. */
export function cameraSettled(session: Pick<CaptureSession, 'getSnapshot' | 'subscribe'>): Promise<void> {
  const isSettled = () => session.getSnapshot().state.name !== 'init';
  return new Promise((resolve) => {
    const end = () => {
      stop();
      resolve();
    };
    const stop = session.subscribe(() => {
      if (isSettled()) end();
    });
    if (isSettled()) end();
    else void sleep(limitMs).then(end);
  });
}
