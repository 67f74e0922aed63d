import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { captureScreen } from './capture-screen.tsx';
import { snapshotOf, states } from './capture-snapshots.ts';

/** The control that a finger would hit in the middle of where this one is. */
function under(control: Element): () => Element | null {
  const { left, top, width, height } = control.getBoundingClientRect();
  return () =>
    document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-action]') ?? null;
}

test('the second tap of a double tap on “use” hits nothing of the next viewfinder, a later tap does', async () => {
  const screen = await captureScreen(snapshotOf(states.capture));
  const place = under(screen.action('switch-camera'));
  await expect.poll(place).toBe(screen.action('switch-camera'));

  screen.see(snapshotOf(states.upload));
  screen.see(snapshotOf({ name: 'capture', photo: 'idCardVerso' }));
  expect(place()).toBeNull();
  await expect.poll(place).toBe(screen.action('switch-camera'));
});

test.each([
  ['preview', states.preview, 'use'],
  ['the internal error', states.internal, 'retry'],
  ['the camera-access error', states.cameraAccess, 'restart'],
] as const)(
  'the second tap of a double tap hits nothing of %s, a later tap does',
  async (_name, state, action) => {
    const screen = await captureScreen(snapshotOf(states.capture));
    screen.see(snapshotOf(state));
    const place = under(screen.action(action));
    expect(place()).toBeNull();
    await expect.poll(place).toBe(screen.action(action));
  },
);

test('an Enter that is pressed too long at the shutter does not use the photo', async () => {
  const screen = await captureScreen(snapshotOf(states.capture));
  screen.did.shutter.mockImplementation(() => screen.see(snapshotOf(states.preview)));
  screen.action('shutter').focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.did.shutter).toHaveBeenCalledTimes(1);
  expect(screen.did.use).not.toHaveBeenCalled();
  expect(screen.did.retake).not.toHaveBeenCalled();
});

test('the camera that becomes ready does not make the shutter wait', async () => {
  const screen = await captureScreen(snapshotOf(states.init));
  const place = under(screen.action('shutter'));
  await expect.poll(place).toBe(screen.action('shutter'));
  screen.see(snapshotOf(states.capture));
  expect(place()).toBe(screen.action('shutter'));
});

test('a new photo has a shutter of its own', async () => {
  const screen = await captureScreen(snapshotOf(states.capture));
  const first = screen.action('shutter');
  screen.see(snapshotOf(states.preview));
  screen.see(snapshotOf({ name: 'capture', photo: 'idCardVerso' }));
  expect(screen.action('shutter')).not.toBe(first);
});
