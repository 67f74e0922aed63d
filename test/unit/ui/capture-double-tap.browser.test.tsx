import { CaptureView, followTaps, LastTapContext } from '@recto/ui';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { captureActions, resting, share, snapshotOf, states } from './capture-snapshots.ts';
import { renderCaptureView } from './render-capture-view.tsx';
import { renderPage } from './render-page.tsx';
import { guardMs } from '../../../packages/ui/src/screens/double-tap-time.ts';

/** @returns a function that finds the control which a tap on this control's position would hit. */
function tapTargetAt(control: Element): () => Element | null {
  const { left, top, width, height } = control.getBoundingClientRect();
  return () =>
    document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-action]') ?? null;
}

/** A page whose taps are followed, as in the app. */
function InPage({ children }: { readonly children: ReactNode }) {
  const [lastTap] = useState(() => followTaps(document));
  return <LastTapContext.Provider value={lastTap}>{children}</LastTapContext.Provider>;
}

test('a double tap does not zoom the page', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  const controls = [...document.querySelectorAll('[data-action]')];
  expect(controls).toContain(screen.action('shutter'));
  expect(controls.map((control) => getComputedStyle(control).touchAction)).toEqual(
    controls.map(() => 'manipulation'),
  );
});

test('the second tap of a double tap on “use” is ignored by the next viewfinder, a later tap is not', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  const tapTarget = tapTargetAt(screen.action('switch-camera'));
  await expect.poll(tapTarget).toBe(screen.action('switch-camera'));

  screen.update(snapshotOf(states.upload));
  screen.update(snapshotOf({ name: 'capture', photo: 'idCardVerso' }));
  expect(tapTarget()).toBeNull();
  await expect.poll(tapTarget).toBe(screen.action('switch-camera'));
});

test('once the second tap has passed while the photo was sent, the next shutter accepts taps at once', async () => {
  const screen = await renderCaptureView(snapshotOf(states.preview));
  screen.update(snapshotOf(states.upload));
  await new Promise((resolve) => setTimeout(resolve, 500));
  screen.update(snapshotOf({ name: 'capture', photo: 'idCardVerso' }));
  const tapTarget = tapTargetAt(screen.action('shutter'));
  expect(tapTarget()).toBe(screen.action('shutter'));
});

test('where a control was shown while the photo was sent, the next shutter waits for the second tap on it', async () => {
  const screen = await renderCaptureView(snapshotOf(states.preview));
  screen.update(snapshotOf(states.slow));
  await new Promise((resolve) => setTimeout(resolve, 500));
  screen.update(snapshotOf({ name: 'capture', photo: 'idCardVerso' }));
  const tapTarget = tapTargetAt(screen.action('shutter'));
  expect(tapTarget()).toBeNull();
  await expect.poll(tapTarget).toBe(screen.action('shutter'));
});

test.each([
  ['preview', states.preview, 'use'],
  ['the internal error', states.internal, 'retry'],
  ['the camera-access error', states.cameraAccess, 'restart'],
] as const)(
  '%s ignores the second tap of a double tap, but not a later tap',
  async (_name, state, action) => {
    const screen = await renderCaptureView(snapshotOf(states.capture));
    screen.update(snapshotOf(state));
    const tapTarget = tapTargetAt(screen.action(action));
    expect(tapTarget()).toBeNull();
    await expect.poll(tapTarget).toBe(screen.action(action));
  },
);

test('the first viewfinder of a page that was opened here accepts taps at once', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture), InPage);
  expect(tapTargetAt(screen.action('shutter'))()).toBe(screen.action('shutter'));
});

test('the first viewfinder ignores the second tap of a double tap on the screen before', async () => {
  const page = await renderPage();
  page.show(<InPage>{null}</InPage>);
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  page.show(
    <InPage>
      <CaptureView
        snapshot={snapshotOf(states.capture)}
        surfaceRef={null}
        actions={captureActions()}
        share={share}
      />
    </InPage>,
  );
  const tapTarget = tapTargetAt(page.action('shutter'));
  expect(tapTarget()).toBeNull();
  await expect.poll(tapTarget).toBe(page.action('shutter'));
});

test('the preview that a tap has brought ignores its second tap, however late it is shown', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture), InPage);
  const tapped = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(tapped);
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  clock.mockReturnValue(tapped + 100);
  const timers = vi.spyOn(window, 'setTimeout');
  screen.update(snapshotOf(states.preview));
  const tapTarget = tapTargetAt(screen.action('use'));
  expect(tapTarget()).toBeNull();
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(guardMs('controls', tapped, tapped + 100));
  clock.mockRestore();
  await expect.poll(tapTarget).toBe(screen.action('use'));
});

test('a hand that taps on at the shutter’s place presses nothing of the preview, until it pauses for a second', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  const { left, right, top, height } = screen.action('shutter').getBoundingClientRect();
  const places = [left + 4, right - 4].map((x) => [x, top + height / 2] as const);
  screen.update(snapshotOf(states.preview));
  const use = tapTargetAt(screen.action('use'));
  const pressed = () =>
    places.flatMap(
      (place) => document.elementFromPoint(...place)?.closest<HTMLElement>('button')?.dataset['action'] ?? [],
    );
  const [cover] = document
    .getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::after');
  cover!.pause();
  await expect.poll(use).toBe(screen.action('use'));
  expect(pressed()).toEqual([]);
  cover!.finish();
  expect(pressed()).toEqual(['retake', 'use']);
});

// Decision 2.16.
test('after the rest, controls wait until a finger is up, for a second at most', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  screen.update(snapshotOf(states.capture, { camera: resting }));
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  screen.update(snapshotOf(states.capture));
  const tapTarget = tapTargetAt(screen.action('choose-file'));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(tapTarget()).toBeNull();
  await expect.poll(tapTarget, { timeout: 900 }).toBe(screen.action('choose-file'));
});

test('holding Enter on the shutter does not use the photo', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  screen.handlers.shutter.mockImplementation(() => screen.update(snapshotOf(states.preview)));
  screen.action('shutter').focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.handlers.shutter).toHaveBeenCalledTimes(1);
  expect(screen.handlers.use).not.toHaveBeenCalled();
  expect(screen.handlers.retake).not.toHaveBeenCalled();
});

test('the shutter accepts taps as soon as the camera is ready', async () => {
  const screen = await renderCaptureView(snapshotOf(states.init));
  const tapTarget = tapTargetAt(screen.action('shutter'));
  await expect.poll(tapTarget).toBe(screen.action('shutter'));
  screen.update(snapshotOf(states.capture));
  expect(tapTarget()).toBe(screen.action('shutter'));
});

test('each photo gets a new shutter element', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  const first = screen.action('shutter');
  screen.update(snapshotOf(states.preview));
  screen.update(snapshotOf({ name: 'capture', photo: 'idCardVerso' }));
  expect(screen.action('shutter')).not.toBe(first);
});
