import { photoWarningCodes, type Announcement, type Hint, type Said } from '@recto/core';
import { RouterProvider } from 'react-router-dom';
import prerendered from 'virtual:prerendered';
import { afterEach, expect, it, vi } from 'vitest';
import { openFakeScreen } from '../../../host/prerender/fake-screen.ts';
import { announcementText } from '../../../packages/ui/src/screens/capture/announcement-text.ts';
import { noBrand } from '../../../host/src/branding/read-operator-brand.ts';
import { EarlyVoice } from '../../../host/src/start/EarlyVoice.ts';
import { photoSlot, type FragmentKey } from '../../../host/src/start/fragments.ts';
import { PageRoot } from '../../../host/src/start/PageRoot.tsx';
import { PageScreen } from '../../../host/src/start/PageScreen.ts';
import { shownSnapshots } from '../../../host/src/start/shown-snapshots.ts';

/** React says on the console what does not fit. */
const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  complaints.mockClear();
  document.body.replaceChildren();
});

const language = 'en-gb';

/** A prerendered screen, with a voice. */
async function earlyScreen(state: 'starting' | 'capture' | 'preview', documents: FragmentKey['documents']) {
  document.body.innerHTML = '<div id="root"></div>';
  const file = (name: 'start' | 'capture') => Promise.resolve(prerendered[name].file);
  const screen = new PageScreen(document, { fragments: file });
  const key = { state, language, documents, guidance: 'full' } as const;
  const { router, services, i18n } = await openFakeScreen(key);
  // Its snapshot is what the test says, so no camera may open.
  const listeners = new Set<() => void>();
  let snapshot = services.capture.getSnapshot();
  Object.assign(services.capture, {
    enter: () => () => undefined,
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const { procedure } = services.store.getSnapshot().entry!;
  const subject = {
    procedure,
    language,
    guidance: key.guidance,
    filePicker: 'always',
    brand: noBrand,
  } as const;
  const first = state === 'starting' ? 'start' : 'capture';
  screen.show(first, (await screen.fragment(first, subject))!, subject);
  screen.become(state, (await screen.fragment(state, subject))!, photoSlot);
  const voice = new EarlyVoice(screen, language, Promise.resolve());
  services.capture.subscribe(() => voice.hear(snapshot));
  const regions = [...document.querySelectorAll('[aria-live]')];
  /** Each text that a screen reader says: of a change in a region, what is in it then. */
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const region of new Set(changes.map(({ target }) => (target as Element).closest('[aria-live]'))))
      if (region?.textContent) heard.push(`${region.getAttribute('aria-live')}: ${region.textContent}`);
  });
  for (const each of regions) observer.observe(each, { childList: true, subtree: true });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLHeadingElement) heard.push(`heading: ${target.textContent}`);
  });
  return {
    heard,
    textOf: (announcement: Announcement) => announcementText(i18n.t, announcement, snapshot),
    say: (number: number, announcement: Announcement, isUrgent = false) => {
      const said: Said = { number, announcement, isUrgent };
      snapshot = { ...snapshot, said };
      for (const listener of listeners) listener();
    },
    takeOver: () => {
      const root = new PageRoot(document, { i18n, lastTap: () => 0, drawing: [] });
      return new Promise<void>((resolve) => {
        root.takeOver(
          <RouterProvider router={router} />,
          shownSnapshots(screen.handOver()!, services),
          resolve,
        );
      });
    },
  };
}

it('before React, the capture screen says what the session says; React does not repeat it, and goes on', async () => {
  const { heard, say, takeOver } = await earlyScreen('capture', ['idCard']);
  say(1, { name: 'cameraReady' });
  await expect.poll(() => heard).toEqual(['polite: The camera is ready.']);
  say(2, { name: 'words', words: { kind: 'hint', hint: { name: 'ready', next: 'automatic' } } }, true);
  await expect.poll(() => heard).toEqual(['polite: The camera is ready.', 'assertive: Front: Hold still…']);

  await takeOver();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(complaints.mock.calls).toEqual([]);
  expect(heard).toHaveLength(2);
  say(3, { name: 'words', words: { kind: 'hint', hint: { name: 'glare' } } });
  await expect.poll(() => heard.slice(2)).toEqual(['polite: Glare: turn away from the light']);
});

it('before React, the start screen says that call 3 takes its time; React does not repeat it', async () => {
  const { heard, takeOver } = await earlyScreen('starting', ['idCard']);
  await expect.poll(() => heard).toEqual(['polite: One moment…']);
  await takeOver();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(complaints.mock.calls).toEqual([]);
  expect(heard).toHaveLength(1);
});

it('what is said while React takes over is said by React', async () => {
  const { heard, say, takeOver } = await earlyScreen('capture', ['idCard']);
  const taken = takeOver();
  say(1, { name: 'cameraReady' });
  await taken;
  await expect.poll(() => heard).toEqual(['polite: The camera is ready.']);
});

it.each([
  ['capture', { name: 'words', words: { kind: 'hint', hint: { name: 'cutOff', side: 'left' } } }],
  ['preview', { name: 'photo', isNew: true, finding: 'sharp' }],
] as const)(
  'React finds what was said of the selfie in %s, mirrored and of a face',
  async (state, announcement) => {
    const { heard, say, takeOver } = await earlyScreen(state, ['clientPicture']);
    say(1, announcement);
    await expect.poll(() => heard).toHaveLength(1);
    await takeOver();
    expect(complaints.mock.calls).toEqual([]);
    expect(heard).toHaveLength(1);
  },
);

const hints = [
  'tooDark',
  'noDocument',
  'cutOff',
  'tooFar',
  'offCentre',
  'sideways',
  'ready',
  'takeByButton',
] as const;

it('before React, each announcement has the words that React has', async () => {
  const { heard, say, textOf } = await earlyScreen('capture', ['idCard']);
  const announcements: readonly Announcement[] = [
    { name: 'cameraReady' },
    { name: 'switched', facingMode: 'user' },
    ...hints.map((name): Announcement => ({
      name: 'words',
      words: { kind: 'hint', hint: { name, side: 'left' } as Hint },
    })),
  ];
  const expected: string[] = [];
  for (const announcement of announcements) {
    expected.push(`polite: ${textOf(announcement)}`);
    say(expected.length, announcement);
    await expect.poll(() => heard).toEqual(expected);
  }
});

it.each(['pending', 'sharp', 'unknown', ...photoWarningCodes] as const)(
  'before React, the heading of the preview says that %s is known as React does, and has the focus',
  async (finding) => {
    const { heard, say, textOf, takeOver } = await earlyScreen('preview', ['idCard']);
    expect(document.activeElement).toBe(document.body);
    const photo = { name: 'photo', isNew: true, finding } as const;
    say(1, photo);
    const heading = `heading: ${textOf(photo)} – ID card: front`;
    await expect.poll(() => heard).toEqual([heading]);
    await takeOver();
    expect(complaints.mock.calls).toEqual([]);
    if (finding === 'pending') {
      say(2, { name: 'finding', finding: 'glare' });
      await expect
        .poll(() => heard)
        .toEqual([heading, 'polite: Glare hides part of the document. ID card: front']);
    } else expect(heard).toEqual([heading]);
  },
);
