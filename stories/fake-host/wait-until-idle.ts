import { waitFor } from 'storybook/test';
import type { FakeHost } from './fake-host.ts';

/** Elements that disappear by themselves: toasts without a close button, progress bars, busy controls, the turning card. */
const temporary = [
  'section > :is([role="status"], [role="alert"]) > :not(:has(button))',
  '[role="progressbar"]',
  '[aria-busy="true"]',
  '[data-turning]',
];

/**
 * Waits until the app no longer changes by itself, so that the picture does not depend on the speed of the
 * machine: no temporary toast, no navigation, no call, no starting camera.
 * @throws Error naming what still changes after the timeout of `.storybook/preview.tsx`.
 */
export async function waitUntilIdle(page: HTMLElement, { host, scene }: FakeHost): Promise<void> {
  const { app } = host;
  await waitFor(
    () => {
      const busy = page.querySelector(temporary.join());
      if (busy !== null) throw new Error(`This disappears by itself: ${busy.textContent.trim()}`);
      if (app.readiness.getSnapshot() !== 'ready') throw new Error('A navigation has not finished.');
      const late = [...page.querySelectorAll('img')].find((img) => !img.complete || !img.hasAttribute('src'));
      if (late !== undefined) throw new Error(`An image is not loaded yet: ${late.alt}`);
      if (page.querySelector('[data-screen="capture"]') === null) return;
      const status = app.capture.getSnapshot().camera.status;
      if (status === 'starting' || status === 'taking') throw new Error(`The camera is ${status}.`);
      if (status === 'live' && page.querySelector('[data-backdrop="drawn"]') === null) {
        throw new Error('The camera shows no picture yet.');
      }
    },
    { onTimeout: (error: Error) => error },
  );
  await scene.drawn();
  // The backdrop follows the picture.
  if (page.querySelector('[data-backdrop="drawn"]') !== null) await delay(backdropPeriodMs);
}

/** A little more than the time from one drawing of the backdrop to the next (`Backdrop.tsx`). */
const backdropPeriodMs = 500;

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
