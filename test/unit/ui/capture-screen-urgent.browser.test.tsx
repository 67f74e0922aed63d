import type { CaptureSession } from '@recto/core';
import { CaptureScreen } from '@recto/ui';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { live, share, snapshotOf, starting, states } from './capture-snapshots.ts';
import { renderPage } from './render-page.tsx';

/** A session of which only the snapshot is used. */
function sessionShowing(first: ReturnType<typeof snapshotOf>) {
  const listeners = new Set<() => void>();
  let snapshot = first;
  const session = {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter: () => () => undefined,
  } as unknown as CaptureSession;
  const change = (next: typeof first) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };
  return { session, change };
}

test('the shutter is enabled as soon as the session accepts a photo; other changes are rendered later', async () => {
  const page = await renderPage();
  const { session, change } = sessionShowing(snapshotOf(states.init, { camera: starting }));
  const nothing = () => undefined;
  page.show(<CaptureScreen session={session} share={share} onDone={nothing} onBack={nothing} />);
  const state = () => page.find('[data-screen]').dataset['state'];
  expect(page.action('shutter').getAttribute('aria-disabled')).toBe('true');
  // The session reports the camera first, then the state that follows from it.
  flushSync(() => {
    change(snapshotOf(states.init, { camera: live }));
    change(snapshotOf(states.capture));
  });
  expect(page.action('shutter').getAttribute('aria-disabled')).not.toBe('true');
  flushSync(() => change(snapshotOf(states.preview)));
  expect(state()).toBe('capture');
  await expect.poll(state).toBe('preview');
});
