import { CaptureRehearsal, CaptureScreen } from '@recto/ui';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { live, share, snapshotOf, starting, states, taking } from './capture-snapshots.ts';
import { renderPage } from './render-page.tsx';
import { sessionShowing } from './session-showing.ts';

const nothing = () => undefined;

// Not tried again: the rules of the first try would still be there.
test(
  'while the camera starts, the rules of what follows come into the style sheet',
  { retry: 0, timeout: 90_000 },
  async () => {
    const page = await renderPage();
    const { session, change } = sessionShowing(snapshotOf(states.init, { camera: starting }));
    const created = vi.spyOn(document, 'createElement');
    onTestFinished(() => created.mockRestore());
    const find = (selector: string) =>
      created.mock.results.map(({ value }) => value as Element).find((element) => element.matches(selector));
    page.show(
      <>
        <CaptureScreen session={session} share={share} onDone={nothing} onBack={nothing} />
        <CaptureRehearsal session={session} />
      </>,
    );
    const rules = () => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
    // The last scene.
    await expect.poll(() => find('[data-turning]'), { timeout: 40_000 }).toBeDefined();
    const rehearsed = rules();
    expect(document.querySelectorAll('[data-screen]')).toHaveLength(1);
    flushSync(() => change(snapshotOf(states.capture)));
    expect(page.action('shutter').getAttribute('aria-disabled')).toBeNull();
    flushSync(() => change(snapshotOf(states.capture, { camera: taking })));
    expect(rules()).toBe(rehearsed);
    // The preview is rendered ahead, in the element of `Prepared`.
    const preview = () => find('[data-action="use"]')?.getRootNode() as HTMLElement | undefined;
    await expect.poll(() => preview()?.style.display, { timeout: 40_000 }).toBe('contents');
    const prepared = rules();
    flushSync(() => change(snapshotOf(states.preview)));
    flushSync(() => change(snapshotOf(states.upload, { camera: live })));
    expect(page.find('[data-screen]').dataset['state']).toBe('upload');
    expect(rules()).toBe(prepared);
  },
);
