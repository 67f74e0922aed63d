import { expect, test } from 'vitest';
import { createRef } from 'react';
import { languages, photoNames } from '@recto/core';
import { CaptureView, type Connection } from '@recto/ui';
import { loadTexts, textLoaders } from '../../../packages/ui/src/i18n/load-texts.ts';
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
    /^The photo is still here\. Please try again in a moment\.\s+Photo 1 of 5$/,
  );
});

test('an upload is silent and keeps the focus, and no word is shown, until it takes long', async () => {
  const screen = await renderCaptureView(snapshotOf(states.preview));
  screen.update(snapshotOf(states.upload));
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement!.textContent).toBe('');
  expect(screen.find('h1').parentElement!.textContent).toBe('ID card: front');
  screen.update(snapshotOf(states.slow));
  expect(document.activeElement).toBe(screen.find('h1'));
  expect(describe(document.activeElement!)).toMatch(
    /^Sending is taking a while\. You can carry on, but keep this page open\.\s+Photo 1 of 5$/,
  );
});

test('the rotate notice takes the focus', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  screen.update(snapshotOf(states.capture, landscape));
  expect(document.activeElement?.textContent).toBe('Turn your phone');
});

test('between two photos there is one sentence, what to do; then that the first is kept, but not that it was sent', async () => {
  const screen = await renderCaptureView(snapshotOf(states.sent));
  const heading = () => document.querySelector('h1')!;
  screen.update(snapshotOf({ ...nextPhoto, previous: { photo: 'idCardRecto', outcome: 'sent' } }));
  expect(describe(heading())).toMatch(/^Turn the card over\.\s+Photo 1 of 5$/);
  screen.update(snapshotOf({ ...nextPhoto, previous: { photo: 'idCardRecto', outcome: 'kept' } }));
  expect(describe(heading())).toMatch(
    /^Turn the card over\. Photo kept, to be sent later: front of the ID card\. ?Photo 1 of 5$/,
  );
});

// As of `instructionIsHeardMs`.
test.each(languages)(
  'in %s, the name of each photo and its instruction are heard in 5 s',
  async (language) => {
    const { capture, photos } = await loadTexts(language, textLoaders);
    for (const photo of photoNames) {
      const role = ', Überschrift. ';
      const spoken = `${photos.title[photo]}${role}${capture.instruction[photo]}`.replaceAll('\u00AD', '');
      expect(spoken.length / 15, spoken).toBeLessThanOrEqual(5);
    }
  },
);

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
