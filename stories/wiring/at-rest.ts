import { waitFor } from 'storybook/test';
import type { FakeHost } from './fake-host.ts';

/** What goes away by itself: toasts without a close button, progress, and a call that is under way. */
const passing = [
  'section > :is([role="status"], [role="alert"]) > :not(:has(button))',
  '[role="progressbar"]',
  '[aria-busy="true"]',
];

/**
 * Waits until the app changes no more by itself, so that the picture does not depend on how busy the
 * machine is: no toast that closes by itself, no navigation, no call, no camera that is starting.
 * @throws Error naming what still changes after the waiting time of `.storybook/preview.tsx`.
 */
export async function atRest(page: HTMLElement, { host, cameraDrawn }: FakeHost): Promise<void> {
  const { app } = host;
  await waitFor(
    () => {
      const busy = page.querySelector(passing.join());
      if (busy !== null) throw new Error(`This goes away by itself: ${busy.textContent.trim()}`);
      if (app.readiness.getSnapshot() !== 'ready') throw new Error('A navigation has not come to its end.');
      const late = [...page.querySelectorAll('img')].find((img) => !img.complete);
      if (late !== undefined) throw new Error(`An image is not there yet: ${late.alt}`);
      if (page.querySelector('[data-screen="capture"]') === null) return;
      const { status } = app.capture.getSnapshot().camera;
      if (status === 'starting' || status === 'taking') throw new Error(`The camera is ${status}.`);
      if (status === 'live' && page.querySelector('canvas') === null) {
        throw new Error('The camera shows no picture yet.');
      }
    },
    { onTimeout: (error: Error) => error },
  );
  await cameraDrawn();
}
