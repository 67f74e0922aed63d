import type { CaptureSnapshot } from '@recto/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushSync } from 'react-dom';
import { createRef } from 'react';
import { CaptureView, type Connection } from '@recto/ui';
import { ConnectionContext } from '../../../packages/ui/src/screens/connection.ts';
import { renderCaptureView } from './render-capture-view.tsx';
import { renderPage } from './render-page.tsx';
import {
  captureActions,
  share,
  live,
  off,
  overdue,
  snapshotOf,
  starting,
  states,
  taking,
} from './capture-snapshots.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const front = { ...live, facingMode: 'user' } as const;
const nextPhoto = {
  name: 'capture',
  photo: 'idCardVerso',
  previous: { photo: 'idCardRecto', outcome: 'sent' },
} as const;
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

test('the live regions are polite, and outside the part that becomes inert', async () => {
  const { region } = await renderWithLiveRegion(snapshotOf(states.capture, landscape));
  for (const element of document.querySelectorAll('[aria-live]')) expect(element.ariaLive).toBe('polite');
  expect(region.closest('[inert]')).toBeNull();
});

test('the stages of a photo are announced: ready and taken; that it is sent is in the heading', async () => {
  const { announcementAfter } = await renderWithLiveRegion(snapshotOf(states.init, { camera: starting }));
  expect(announcementAfter()).toBe('');
  expect(announcementAfter(snapshotOf(states.init, { camera: live }), snapshotOf(states.capture))).toBe(
    'The camera is ready.',
  );
  expect(
    announcementAfter(snapshotOf(states.capture, { camera: taking }), snapshotOf(states.preview)),
  ).toContain('Photo taken.');
  expect(announcementAfter(snapshotOf(states.upload))).toBe('');
  expect(document.activeElement?.textContent).toMatch(/^Sending the photo… – /);
  expect(announcementAfter(snapshotOf(states.sent))).toBe('');
});

test('a failed upload is in the heading, once, with what can be done; and so is the retry', async () => {
  const { announcementAfter } = await renderWithLiveRegion(snapshotOf(states.upload));
  const heading = () => document.activeElement!;
  expect(announcementAfter(snapshotOf(states.internal))).toBe('');
  expect(heading().textContent).toMatch(/^The photo couldn’t be sent – /);
  expect(describe(heading())).toMatch(
    /Photo 1 of 5\s+The photo is still here\. Please try again in a moment\.$/,
  );
  expect(announcementAfter(snapshotOf(states.upload))).toBe('');
  expect(heading().textContent).toMatch(/^Sending the photo… – /);
  expect(describe(heading())).toMatch(/Photo 1 of 5\s+Please keep this page open\.$/);
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

test('the rotate notice takes the focus, and is not announced as well', async () => {
  const { announcementAfter } = await renderWithLiveRegion(snapshotOf(states.capture));
  expect(announcementAfter(snapshotOf(states.capture, landscape))).toBe('');
  expect(document.activeElement?.textContent).toBe('Turn your phone');
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
  update(snapshotOf(states.slow));
  wait(1999);
  expect(region.textContent).toBe('The camera is ready.');
  wait(1);
  expect(region.textContent).toContain('Sending is taking a while.');
});

test('that sending takes long is announced once, also when the customer continues', async () => {
  const { announcementAfter } = await renderWithLiveRegion(snapshotOf(states.upload));
  expect(announcementAfter(snapshotOf(states.slow))).toContain('taking a while');
  expect(announcementAfter(snapshotOf({ ...states.slow }))).toBe('');
});

test('between two photos the live region is silent: the heading says what became of the first', async () => {
  const screen = await renderWithLiveRegion(snapshotOf(states.sent));
  const heading = () => document.querySelector('h1')!;
  expect(screen.announcementAfter(snapshotOf(nextPhoto, { camera: starting }), snapshotOf(nextPhoto))).toBe(
    '',
  );
  expect(describe(heading())).toMatch(/^Photo sent: front of the ID card\.\s+Photo 1 of 5/);
  screen.update(snapshotOf({ ...nextPhoto, previous: { photo: 'idCardRecto', outcome: 'kept' } }));
  expect(describe(heading())).toMatch(/^Photo kept, to be sent later: front of the ID card\. ?Photo 1/);
  expect(
    screen.announcementAfter(snapshotOf(nextPhoto, { camera: overdue }), snapshotOf(nextPhoto)),
    'a camera that took long',
  ).toBe('The camera is ready.');
});

function describe(heading: Element): string {
  const ids = heading.getAttribute('aria-describedby')!.split(' ');
  return ids.map((id) => document.getElementById(id)!.textContent).join(' ');
}

test('a connection that is lost and comes back is announced; one that was lost before is in the description', async () => {
  const page = await renderPage();
  const show = (connection: Connection) =>
    page.show(
      <ConnectionContext value={connection}>
        <CaptureView
          snapshot={snapshotOf(states.preview)}
          surfaceRef={createRef()}
          actions={captureActions()}
          share={share}
        />
      </ConnectionContext>,
    );
  const announced = () =>
    [...document.querySelectorAll('[role="status"]')].map((region) => region.textContent);
  show('offline');
  expect(announced().join('')).toBe('');
  expect(describe(page.find('h1'))).toContain('No internet connection.');
  show('online');
  expect(announced()).toContain('You are back online.');
  show('offline');
  expect(announced()).toContain('No internet connection.');
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
