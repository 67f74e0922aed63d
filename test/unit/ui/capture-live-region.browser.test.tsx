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

async function renderWithLiveRegion(first: CaptureSnapshot) {
  const screen = await renderCaptureView(first);
  const region = screen.find('[data-screen] > [role="status"]');
  const wait = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));
  return {
    /** Shows these snapshots, lets the throttling time pass, and returns what is announced. */
    announcementAfter: (...snapshots: CaptureSnapshot[]) => {
      snapshots.forEach(screen.update);
      wait(2000);
      return region.textContent;
    },
    update: screen.update,
    wait,
    region,
  };
}

test('there is one polite live region, outside the part that becomes inert', async () => {
  const { region } = await renderWithLiveRegion(snapshotOf(states.capture, landscape));
  expect(document.querySelectorAll('[data-screen] > [aria-live]')).toHaveLength(1);
  expect(region.ariaLive).toBe('polite');
  expect(region.closest('[inert]')).toBeNull();
});

test('the stages of a photo are announced: ready, taken, sending, sent', async () => {
  const { announcementAfter } = await renderWithLiveRegion(snapshotOf(states.init, { camera: starting }));
  expect(announcementAfter()).toBe('');
  expect(announcementAfter(snapshotOf(states.init, { camera: live }), snapshotOf(states.capture))).toBe(
    'The camera is ready.',
  );
  expect(
    announcementAfter(snapshotOf(states.capture, { camera: taking }), snapshotOf(states.preview)),
  ).toContain('Photo taken.');
  expect(announcementAfter(snapshotOf(states.upload))).toBe('Sending the photo.');
  expect(announcementAfter(snapshotOf(nextPhoto))).toContain('Photo sent');
});

test('a failed upload is announced, and so is the retry', async () => {
  const { announcementAfter } = await renderWithLiveRegion(snapshotOf(states.upload));
  expect(announcementAfter(snapshotOf(states.internal))).toContain('was not sent');
  expect(announcementAfter(snapshotOf(states.upload))).toBe('Sending the photo.');
});

test('“kept” is announced when the customer continues after a failure, but not after a retake', async () => {
  const { announcementAfter, update } = await renderWithLiveRegion(snapshotOf(states.internal));
  expect(announcementAfter(snapshotOf(nextPhoto, { pending: ['idCardRecto'] }))).toContain(
    'Photo kept, to be sent later: front',
  );
  announcementAfter(snapshotOf(states.upload));
  update(snapshotOf(states.internal));
  expect(announcementAfter(snapshotOf(nextPhoto, { pending: ['idCardRecto'] })), 'at once').toContain(
    'Photo kept',
  );
  announcementAfter(snapshotOf(states.internal));
  expect(announcementAfter(snapshotOf(states.capture, { camera: starting }))).not.toContain('Photo');
});

test('a camera switch is announced with the new facing mode', async () => {
  const { announcementAfter } = await renderWithLiveRegion(snapshotOf(states.capture));
  const switching = snapshotOf(states.capture, { camera: starting });
  expect(announcementAfter(switching, snapshotOf(states.capture, { camera: front }))).toBe('Front camera.');
  expect(announcementAfter(switching, snapshotOf(states.capture))).toBe('Rear camera.');
  expect(announcementAfter(switching, snapshotOf(states.capture))).toBe('The camera is ready.');
});

test('a slow camera is announced with advice, and again when it is ready', async () => {
  const { announcementAfter } = await renderWithLiveRegion(snapshotOf(states.init, { camera: starting }));
  expect(announcementAfter(snapshotOf(states.init, { camera: overdue }))).toBe(
    'The camera is taking a while. If you see a request to use the camera, allow it. Otherwise, choose a photo.',
  );
  expect(announcementAfter(snapshotOf(states.init, { camera: live }), snapshotOf(states.capture))).toBe(
    'The camera is ready.',
  );
  expect(announcementAfter(snapshotOf(states.capture, { camera: starting }))).toBe('The camera is ready.');
  expect(announcementAfter(snapshotOf(states.capture, { camera: overdue }))).toContain('taking a while');
  expect(announcementAfter(snapshotOf(states.capture))).toBe('The camera is ready.');
});

test('camera changes are not announced in the error state', async () => {
  const { announcementAfter } = await renderWithLiveRegion(snapshotOf(states.cameraAccess));
  expect(announcementAfter(snapshotOf(states.cameraAccess, { camera: overdue }))).toBe('');
  expect(announcementAfter(snapshotOf(states.cameraAccess, { camera: { status: 'tapNeeded' } }))).toBe('');
});

test('after a retake, the camera is announced when it is ready again', async () => {
  const { announcementAfter } = await renderWithLiveRegion(snapshotOf(states.preview));
  expect(announcementAfter(snapshotOf(states.capture, { camera: off }))).toBe('');
  expect(
    announcementAfter(snapshotOf(states.capture, { camera: starting }), snapshotOf(states.capture)),
  ).toBe('The camera is ready.');
});

test('the rotate notice is announced, and cleared when the phone is upright again', async () => {
  const { announcementAfter } = await renderWithLiveRegion(snapshotOf(states.preview));
  expect(announcementAfter(snapshotOf(states.preview, landscape))).toBe('Turn your phone');
  expect(announcementAfter(snapshotOf(states.preview))).toBe('');
});

test('an outdated announcement is cleared', async () => {
  const { announcementAfter } = await renderWithLiveRegion(snapshotOf(states.init));
  expect(announcementAfter(snapshotOf(states.capture))).toBe('The camera is ready.');
  expect(announcementAfter(snapshotOf(states.cameraAccess))).toBe('');
});

test('there is at most one announcement in two seconds, then the latest one follows', async () => {
  const { update, wait, region } = await renderWithLiveRegion(snapshotOf(states.init));
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

test('“sent” is announced even if the next camera is ready at once', async () => {
  const { update, wait, region } = await renderWithLiveRegion(snapshotOf(states.preview));
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

test('“sent” is announced even if the next photo is taken at once', async () => {
  const { announcementAfter, update, wait, region } = await renderWithLiveRegion(snapshotOf(states.preview));
  update(snapshotOf(states.upload));
  wait(0);
  update(snapshotOf(nextPhoto));
  expect(announcementAfter(snapshotOf({ ...states.preview, photo: 'idCardVerso' }))).toContain('Photo sent');
  wait(2000);
  expect(region.textContent).toContain('Photo taken.');
});

test('“not sent” is announced, unless the customer retries first', async () => {
  const { announcementAfter, update, wait, region } = await renderWithLiveRegion(snapshotOf(states.preview));
  const fail = () => {
    update(snapshotOf(states.upload));
    wait(0);
    update(snapshotOf(states.internal));
  };
  fail();
  expect(announcementAfter(snapshotOf(states.capture, { camera: off }))).toContain('was not sent');
  wait(2000);
  expect(region.textContent).toBe('');
  wait(2000);
  fail();
  expect(announcementAfter(snapshotOf(states.upload))).toBe('Sending the photo.');
  wait(2000);
  expect(region.textContent).toBe('Sending the photo.');
});

test('the outcome of an upload is announced before the rotate notice', async () => {
  const { announcementAfter, wait, region } = await renderWithLiveRegion(
    snapshotOf(states.upload, landscape),
  );
  expect(region.textContent).toBe('Turn your phone');
  expect(
    announcementAfter(
      snapshotOf(nextPhoto, { ...landscape, camera: starting }),
      snapshotOf(nextPhoto, landscape),
    ),
  ).toContain('Photo sent');
  wait(2000);
  expect(region.textContent).toBe('Turn your phone');
});

test('an announcement that is withdrawn before its turn does not delay the next one', async () => {
  const { update, wait, region } = await renderWithLiveRegion(snapshotOf(states.init));
  update(snapshotOf(states.capture, { camera: starting }));
  update(snapshotOf(states.capture));
  update(snapshotOf(states.cameraAccess));
  wait(1000);
  expect(region.textContent).toBe('');
  update(snapshotOf(states.capture));
  wait(0);
  expect(region.textContent).toBe('The camera is ready.');
});
