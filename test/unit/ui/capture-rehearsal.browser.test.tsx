import { CaptureRehearsal, CaptureScreen } from '@recto/ui';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { live, share, snapshotOf, starting, states } from './capture-snapshots.ts';
import { renderPage } from './render-page.tsx';
import { sessionShowing } from './session-showing.ts';

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
  await expect.poll(rules, { timeout: 10_000 }).toBeGreaterThan(before);
  const rehearsed = rules();
  expect(document.querySelectorAll('[data-screen]')).toHaveLength(1);
  flushSync(() => change(snapshotOf(states.capture)));
  expect(page.action('shutter').getAttribute('aria-disabled')).toBeNull();
  flushSync(() => change(snapshotOf(states.upload, { camera: live })));
  expect(page.find('[data-screen]').dataset['state']).toBe('upload');
  expect(rules()).toBe(rehearsed);
});
