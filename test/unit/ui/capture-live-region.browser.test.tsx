import { expect, test } from 'vitest';
import { createRef } from 'react';
import { CaptureView, type Connection } from '@recto/ui';
import { ConnectionContext } from '../../../packages/ui/src/screens/connection.ts';
import { renderCaptureView } from './render-capture-view.tsx';
import { renderPage } from './render-page.tsx';
import { captureActions, share, snapshotOf, states } from './capture-snapshots.ts';

const nextPhoto = {
  name: 'capture',
  photo: 'idCardVerso',
  previous: { photo: 'idCardRecto', outcome: 'sent' },
} as const;
const landscape = { orientation: 'landscape' } as const;

test('one live region waits for its turn, one interrupts; both are outside the part that becomes inert', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture, landscape));
  const regions = [...document.querySelectorAll('[aria-live]')];
  expect(regions.filter(({ ariaLive }) => ariaLive === 'assertive')).toHaveLength(1);
  expect(regions.some(({ ariaLive }) => ariaLive === 'polite')).toBe(true);
  for (const region of regions) expect(region.closest('[inert]')).toBeNull();
  expect(screen.root().textContent).not.toBe('');
});

test('a failed upload is in the heading, once, with what can be done; and so is the retry', async () => {
  const screen = await renderCaptureView(snapshotOf(states.upload));
  const heading = () => document.activeElement!;
  screen.update(snapshotOf(states.internal));
  expect(heading().textContent).toMatch(/^The photo couldn’t be sent – /);
  expect(describe(heading())).toMatch(
    /Photo 1 of 5\s+The photo is still here\. Please try again in a moment\.$/,
  );
  screen.update(snapshotOf(states.upload));
  expect(heading().textContent).toMatch(/^Sending the photo… – /);
  expect(describe(heading())).toMatch(/Photo 1 of 5\s+Please keep this page open\.$/);
});

test('the rotate notice takes the focus', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  screen.update(snapshotOf(states.capture, landscape));
  expect(document.activeElement?.textContent).toBe('Turn your phone');
});

test('between two photos the heading says what became of the first', async () => {
  const screen = await renderCaptureView(snapshotOf(states.sent));
  const heading = () => document.querySelector('h1')!;
  screen.update(snapshotOf(nextPhoto));
  expect(describe(heading())).toMatch(/^Photo sent: front of the ID card\.\s+Photo 1 of 5/);
  screen.update(snapshotOf({ ...nextPhoto, previous: { photo: 'idCardRecto', outcome: 'sending' } }));
  expect(describe(heading())).toMatch(/^Still being sent: front of the ID card\.\s+Photo 1 of 5/);
  screen.update(snapshotOf({ ...nextPhoto, previous: { photo: 'idCardRecto', outcome: 'kept' } }));
  expect(describe(heading())).toMatch(/^Photo kept, to be sent later: front of the ID card\. ?Photo 1/);
});

function describe(heading: Element): string {
  const ids = heading.getAttribute('aria-describedby')!.split(' ');
  return ids.map((id) => document.getElementById(id)!.textContent).join(' ');
}

test('a connection that is lost and comes back is announced; one that was lost before is in the description', async () => {
  const page = await renderPage();
  const show = (connection: Connection) =>
    page.show(
      <ConnectionContext.Provider value={connection}>
        <CaptureView
          snapshot={snapshotOf(states.preview)}
          surfaceRef={createRef()}
          actions={captureActions()}
          share={share}
        />
      </ConnectionContext.Provider>,
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
