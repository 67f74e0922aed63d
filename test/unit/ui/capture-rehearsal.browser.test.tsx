import { CaptureRehearsal, CaptureScreen } from '@recto/ui';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { live, share, snapshotOf, starting, states, taking } from './capture-snapshots.ts';
import { renderPage } from './render-page.tsx';
import { sessionShowing } from './session-showing.ts';

/** @returns the value once it has been the same for a second. */
async function whenSteady(value: () => number): Promise<number> {
  for (;;) {
    const before = value();
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (value() === before) return before;
  }
}

const nothing = () => undefined;

test('while the camera starts, the rules of what follows come into the style sheet', async () => {
  const page = await renderPage();
  const { session, change } = sessionShowing(snapshotOf(states.init, { camera: starting }));
  page.show(
    <>
      <CaptureScreen session={session} share={share} onDone={nothing} onBack={nothing} />
      <CaptureRehearsal session={session} />
    </>,
  );
  const rules = () => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
  const before = rules();
  const rehearsed = await whenSteady(rules);
  expect(rehearsed).toBeGreaterThan(before);
  expect(document.querySelectorAll('[data-screen]')).toHaveLength(1);
  flushSync(() => change(snapshotOf(states.capture)));
  expect(page.action('shutter').getAttribute('aria-disabled')).toBeNull();
  flushSync(() => change(snapshotOf(states.capture, { camera: taking })));
  expect(rules()).toBe(rehearsed);
  // Those of the preview, which is rendered ahead.
  const prepared = await whenSteady(rules);
  flushSync(() => change(snapshotOf(states.preview)));
  flushSync(() => change(snapshotOf(states.upload, { camera: live })));
  expect(page.find('[data-screen]').dataset['state']).toBe('upload');
  expect(rules()).toBe(prepared);
});
