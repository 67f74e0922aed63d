import { noGuidance } from '@recto/core';
import { CaptureScreen } from '@recto/ui';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { image, live, share, snapshotOf, starting, states, taking } from './capture-snapshots.ts';
import { renderPage } from './render-page.tsx';
import { sessionShowing } from './session-showing.ts';

const nothing = () => undefined;

test('the next state is rendered at once, and that a photo is being taken later', async () => {
  const page = await renderPage();
  const { session, change } = sessionShowing(snapshotOf(states.init, { camera: starting }));
  page.show(<CaptureScreen session={session} share={share} onDone={nothing} onBack={nothing} />);
  const state = () => page.find('[data-screen]').dataset['state'];
  const isDisabled = () => page.action('shutter').getAttribute('aria-disabled') === 'true';
  expect(isDisabled()).toBe(true);
  // The session reports the camera first, then the state that follows from it.
  flushSync(() => {
    change(snapshotOf(states.init, { camera: live }));
    change(snapshotOf(states.capture));
  });
  expect(isDisabled()).toBe(false);
  flushSync(() => change(snapshotOf(states.capture, { camera: taking })));
  expect(isDisabled()).toBe(false);
  await expect.poll(isDisabled).toBe(true);
  // Before the preview, the camera shows its picture again for a moment.
  flushSync(() => change(snapshotOf(states.capture)));
  expect(isDisabled()).toBe(true);
  // Its check begins at once: nobody is asked what it is about to find.
  flushSync(() => {
    change(snapshotOf(states.preview));
    change(snapshotOf(states.preview, { guidance: { ...noGuidance, verdict: { name: 'checking' } } }));
  });
  expect(state()).toBe('preview');
  expect(page.find('[data-screen]').textContent).not.toContain('Is everything sharp');
});

test('the next viewfinder is rendered while a photo is sent, and is the one that is shown', async () => {
  const page = await renderPage();
  const { session, change } = sessionShowing(snapshotOf(states.preview));
  page.show(<CaptureScreen session={session} share={share} onDone={nothing} onBack={nothing} />);
  const created = vi.spyOn(document, 'createElement');
  const shutters = () =>
    created.mock.results
      .map(({ value }) => value as Element)
      .filter((element) => element.matches('[data-action="shutter"]'));
  // React has put it outside of the page, in the element of `Prepared`.
  const prepared = () =>
    shutters().find((shutter) => (shutter.getRootNode() as HTMLElement).style.display === 'contents');
  flushSync(() => change(snapshotOf(states.upload, { next: 'idCardVerso', camera: live })));
  await expect.poll(prepared, { timeout: 10_000 }).toBeDefined();
  const next = prepared();
  expect(document.querySelector('[data-action="shutter"]')).toBeNull();
  const previous = { photo: 'idCardRecto', outcome: 'sent' } as const;
  flushSync(() => change(snapshotOf({ name: 'capture', photo: 'idCardVerso', previous })));
  expect(page.action('shutter') === next).toBe(true);
  expect(document.activeElement).toBe(page.find('h1'));
  created.mockRestore();
});

test('the capture screen renders nothing anew when its parent does', async () => {
  const page = await renderPage();
  const reads = vi.fn(() => image.dataUrl);
  const counted = Object.defineProperty({ ...image }, 'dataUrl', { get: reads });
  const { session } = sessionShowing(snapshotOf({ ...states.preview, image: counted }));
  const show = () =>
    page.show(
      <CaptureScreen
        session={session}
        share={{ ...share }}
        onDone={() => undefined}
        onBack={() => undefined}
      />,
    );
  show();
  expect(reads).toHaveBeenCalled();
  reads.mockClear();
  show();
  expect(reads).not.toHaveBeenCalled();
});
