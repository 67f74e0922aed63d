import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { imageOf } from '../../support/procedures.ts';
import { captureWorld } from './doubles/capture-world.ts';

/** A view that takes over the capture screen from another one, which still shows it: the framework's from the page's. */

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

async function live() {
  const world = captureWorld();
  const leave = world.open();
  await world.openings.respond();
  return { ...world, leave };
}

test('prepare leaves the viewfinder of the photo that it would choose as it is, also while a photo is taken', async () => {
  const { session, state, shots, camera } = await live();
  const taking = session.shutter();
  const before = session.getSnapshot();
  expect(session.prepare(null)).toBe(true);
  expect(session.getSnapshot()).toBe(before);
  await shots.respond(imageOf('card'));
  await taking;
  expect(state().name).toBe('preview');
  expect(camera.overlaps).toBe(0);
});

test('prepare chooses anew when the address begins or ends to name the step', async () => {
  const { session } = await live();
  expect(session.getSnapshot().next).toBe('idCardVerso');
  session.prepare('0');
  expect(session.getSnapshot().next).toBe(null);
  session.prepare(null);
  expect(session.getSnapshot().next).toBe('idCardVerso');
});

test('a second view on the same surface goes on with camera, voice and listeners of the first, which then ends', async () => {
  const { session, view, leave, viewListeners, openings, camera, uploads } = await live();
  vi.advanceTimersByTime(10_000);
  const noteSteps = vi.spyOn(uploads, 'noteSteps');
  const before = session.getSnapshot();
  expect(before.said?.announcement.name).toBe('cameraReady');
  session.prepare(null);
  const leaveSecond = session.enter({ ...view });
  expect(session.getSnapshot()).toEqual(before);
  expect(viewListeners()).toBe(4);
  leave();
  expect(session.getSnapshot()).toEqual(before);
  expect([viewListeners(), openings.requests.length, camera.isOn]).toEqual([4, 1, true]);
  expect(noteSteps).not.toHaveBeenCalledWith(false);
  leaveSecond();
  expect([viewListeners(), camera.isOn]).toEqual([0, false]);
  expect(noteSteps).toHaveBeenLastCalledWith(false);
});

test('a second view on the same surface is the one that is sent to confirm, and follows the device', async () => {
  const { session, view, leave, device, doneCount } = await live();
  const onDone = vi.fn();
  session.enter({ ...view, onDone });
  leave();
  device.turn('landscape');
  expect(session.getSnapshot().orientation).toBe('landscape');
  device.setVisible(false);
  expect(session.getSnapshot().camera.status).toBe('off');
  expect([doneCount(), onDone.mock.calls.length]).toEqual([0, 0]);
});
