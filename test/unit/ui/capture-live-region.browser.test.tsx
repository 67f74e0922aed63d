import type { CaptureSnapshot } from '@recto/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushSync } from 'react-dom';
import { renderCaptureView } from './render-capture-view.tsx';
import { live, off, overdue, snapshotOf, starting, states, taking } from './capture-snapshots.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const front = { ...live, facingMode: 'user' } as const;
const nextPhoto = { name: 'capture', photo: 'idCardVerso' } as const;
const landscape = { orientation: 'landscape' } as const;

async function listen(first: CaptureSnapshot) {
  const screen = await renderCaptureView(first);
  const region = screen.find('[data-screen] > [role="status"]');
  const wait = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));
  return {
    /** What is told after these snapshots, once there has been time for it. */
    hear: (...snapshots: CaptureSnapshot[]) => {
      snapshots.forEach(screen.update);
      wait(2000);
      return region.textContent;
    },
    update: screen.update,
    wait,
    region,
  };
}

test('there is one polite live region, outside of what can become inert', async () => {
  const { region } = await listen(snapshotOf(states.capture, landscape));
  expect(document.querySelectorAll('[data-screen] > [aria-live]')).toHaveLength(1);
  expect(region.ariaLive).toBe('polite');
  expect(region.closest('[inert]')).toBeNull();
});

test('a whole photo is told: ready, taken, sending, sent', async () => {
  const { hear } = await listen(snapshotOf(states.init, { camera: starting }));
  expect(hear()).toBe('');
  expect(hear(snapshotOf(states.init, { camera: live }), snapshotOf(states.capture))).toBe(
    'The camera is ready.',
  );
  expect(hear(snapshotOf(states.capture, { camera: taking }), snapshotOf(states.preview))).toContain(
    'Photo taken.',
  );
  expect(hear(snapshotOf(states.upload))).toBe('Sending the photo.');
  expect(hear(snapshotOf(nextPhoto))).toContain('Photo sent');
});

test('an image that could not be sent is told, and so is the next try', async () => {
  const { hear } = await listen(snapshotOf(states.upload));
  expect(hear(snapshotOf(states.internal))).toContain('was not sent');
  expect(hear(snapshotOf(states.upload))).toBe('Sending the photo.');
});

test('that such an image is kept is told when the person goes on without it, and nothing where it is taken anew', async () => {
  const { hear, update } = await listen(snapshotOf(states.internal));
  expect(hear(snapshotOf(nextPhoto, { unsent: ['idCardRecto'] }))).toContain(
    'Photo kept, to be sent later: front',
  );
  hear(snapshotOf(states.upload));
  update(snapshotOf(states.internal));
  expect(hear(snapshotOf(nextPhoto, { unsent: ['idCardRecto'] })), 'at once').toContain('Photo kept');
  hear(snapshotOf(states.internal));
  expect(hear(snapshotOf(states.capture, { camera: starting }))).not.toContain('Photo');
});

test('a switch is told by where the camera looks now', async () => {
  const { hear } = await listen(snapshotOf(states.capture));
  const switching = snapshotOf(states.capture, { camera: starting });
  expect(hear(switching, snapshotOf(states.capture, { camera: front }))).toBe('Front camera.');
  expect(hear(switching, snapshotOf(states.capture))).toBe('Rear camera.');
  expect(hear(switching, snapshotOf(states.capture))).toBe('The camera is ready.');
});

test('a camera that takes long is told, with what can be done, and told again when it is ready', async () => {
  const { hear } = await listen(snapshotOf(states.init, { camera: starting }));
  expect(hear(snapshotOf(states.init, { camera: overdue }))).toBe(
    'The camera is taking a while. If you see a request to use the camera, allow it. Otherwise, choose a photo.',
  );
  expect(hear(snapshotOf(states.init, { camera: live }), snapshotOf(states.capture))).toBe(
    'The camera is ready.',
  );
  expect(hear(snapshotOf(states.capture, { camera: starting }))).toBe('The camera is ready.');
  expect(hear(snapshotOf(states.capture, { camera: overdue }))).toContain('taking a while');
  expect(hear(snapshotOf(states.capture))).toBe('The camera is ready.');
});

test('nothing is told of a camera that nobody waits for', async () => {
  const { hear } = await listen(snapshotOf(states.cameraAccess));
  expect(hear(snapshotOf(states.cameraAccess, { camera: overdue }))).toBe('');
  expect(hear(snapshotOf(states.cameraAccess, { camera: { status: 'tapNeeded' } }))).toBe('');
});

test('after a retake, it is told when the camera is ready again', async () => {
  const { hear } = await listen(snapshotOf(states.preview));
  expect(hear(snapshotOf(states.capture, { camera: off }))).toBe('');
  expect(hear(snapshotOf(states.capture, { camera: starting }), snapshotOf(states.capture))).toBe(
    'The camera is ready.',
  );
});

test('turning the phone is told, and no more when it is upright again', async () => {
  const { hear } = await listen(snapshotOf(states.preview));
  expect(hear(snapshotOf(states.preview, landscape))).toBe('Turn your phone');
  expect(hear(snapshotOf(states.preview))).toBe('');
});

test('what is over is not left standing', async () => {
  const { hear } = await listen(snapshotOf(states.init));
  expect(hear(snapshotOf(states.capture))).toBe('The camera is ready.');
  expect(hear(snapshotOf(states.cameraAccess))).toBe('');
});

test('at most one thing is told in two seconds, and then the last one', async () => {
  const { update, wait, region } = await listen(snapshotOf(states.init));
  update(snapshotOf(states.capture));
  wait(0);
  expect(region.textContent).toBe('The camera is ready.');
  update(snapshotOf(states.preview));
  update(snapshotOf(states.upload));
  wait(1999);
  expect(region.textContent).toBe('The camera is ready.');
  wait(1);
  expect(region.textContent).toBe('Sending the photo.');
});

test('that a photo was sent is told, however soon the camera for the next one is ready', async () => {
  const { update, wait, region } = await listen(snapshotOf(states.preview));
  update(snapshotOf(states.upload));
  wait(0);
  expect(region.textContent).toBe('Sending the photo.');
  update(snapshotOf(nextPhoto, { camera: starting }));
  update(snapshotOf(nextPhoto));
  wait(1999);
  expect(region.textContent).toBe('Sending the photo.');
  wait(1);
  expect(region.textContent).toBe('Photo sent: front of the ID card.');
  wait(1999);
  expect(region.textContent).toBe('Photo sent: front of the ID card.');
  wait(1);
  expect(region.textContent).toBe('The camera is ready.');
});

test('that a photo was sent is told, however soon the next one is taken', async () => {
  const { hear, update, wait, region } = await listen(snapshotOf(states.preview));
  update(snapshotOf(states.upload));
  wait(0);
  update(snapshotOf(nextPhoto));
  expect(hear(snapshotOf({ ...states.preview, photo: 'idCardVerso' }))).toContain('Photo sent');
  wait(2000);
  expect(region.textContent).toContain('Photo taken.');
});

test('that a photo was not sent is told, unless the person tries again before', async () => {
  const { hear, update, wait, region } = await listen(snapshotOf(states.preview));
  const fail = () => {
    update(snapshotOf(states.upload));
    wait(0);
    update(snapshotOf(states.internal));
  };
  fail();
  expect(hear(snapshotOf(states.capture, { camera: off }))).toContain('was not sent');
  wait(2000);
  expect(region.textContent).toBe('');
  wait(2000);
  fail();
  expect(hear(snapshotOf(states.upload))).toBe('Sending the photo.');
  wait(2000);
  expect(region.textContent).toBe('Sending the photo.');
});

test('what became of a photo is told before the phone has to be turned', async () => {
  const { hear, wait, region } = await listen(snapshotOf(states.upload, landscape));
  expect(region.textContent).toBe('Turn your phone');
  expect(
    hear(snapshotOf(nextPhoto, { ...landscape, camera: starting }), snapshotOf(nextPhoto, landscape)),
  ).toContain('Photo sent');
  wait(2000);
  expect(region.textContent).toBe('Turn your phone');
});

test('a message that comes and goes while another is told does not make the next one wait', async () => {
  const { update, wait, region } = await listen(snapshotOf(states.init));
  update(snapshotOf(states.capture, { camera: starting }));
  update(snapshotOf(states.capture));
  update(snapshotOf(states.cameraAccess));
  wait(1000);
  expect(region.textContent).toBe('');
  update(snapshotOf(states.capture));
  wait(0);
  expect(region.textContent).toBe('The camera is ready.');
});
