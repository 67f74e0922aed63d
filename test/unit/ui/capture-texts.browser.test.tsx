import { languages, photoNames } from '@recto/core';
import { CaptureView, ProcedureShell } from '@recto/ui';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderCaptureView } from './render-capture-view.tsx';
import { captureActions, share, snapshotOf, states } from './capture-snapshots.ts';
import { renderPage, loadTextFont } from './render-page.tsx';

beforeEach(async () => page.viewport(320, 568));
afterEach(() => {
  document.documentElement.style.fontSize = '';
});

describe.each(languages)('on 320 × 568, in %s', (language) => {
  describe.each(['online', 'offline', 'unanswered'] as const)('%s', (connection) => {
    test.each(photoNames)('all texts above the square fit for %s', async (photo) => {
      const screen = await renderPage(language);
      const snapshot = snapshotOf(
        { name: 'capture', photo },
        { step: { number: 5, total: 5, documents: ['clientPicture'], unsent: [] } },
      );
      screen.show(
        <ProcedureShell
          languageChoice={{ language, onChange: () => undefined }}
          version="1.2.3"
          connection={connection}
          photosWait
          toasts={null}
        >
          <CaptureView
            snapshot={snapshot}
            surfaceRef={createRef()}
            actions={captureActions()}
            share={share}
          />
        </ProcedureShell>,
      );
      await loadTextFont();

      expect(stepText().textContent).toMatch(/5.+5/);
      const scroller = textBelowHeading();
      const lines = [...scroller.children].filter((line) => line.textContent !== '');
      expect(lines).toHaveLength(connection === 'online' ? 1 : 2);
      expect(scroller.scrollHeight).toBeLessThanOrEqual(scroller.clientHeight);
      expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
    });
  });
});

const longComment = 'The back of the card is blurred and partly covered by a finger.\n'.repeat(8);

test.each([
  [320, 568, 1],
  [390, 844, 1],
  [390, 844, 2],
])(
  'on %i × %i with text × %i, the reason of a refusal is below the title, and a long one scrolls',
  async (width, height, text) => {
    document.documentElement.style.fontSize = `${text * 100}%`;
    await page.viewport(width, height);
    const screen = await renderCaptureView(snapshotOf(states.capture, { adminComment: 'Too dark.' }));
    const scroller = textBelowHeading();
    expect(scroller.textContent).toContain('About your previous photos: Too dark.');
    const square = document.querySelector('[role="img"]')!.getBoundingClientRect();
    screen.update(snapshotOf(states.capture, { adminComment: longComment }));
    expect(scroller.textContent).toContain(longComment);
    await expect.poll(() => (scroller as HTMLElement).tabIndex).toBe(0);
    expect(scroller.getBoundingClientRect().bottom).toBeLessThanOrEqual(square.top);
    expect(document.querySelector('[role="img"]')!.getBoundingClientRect()).toEqual(square);
  },
);

test('a screen reader reads the reason of a refusal with the first photo only', async () => {
  const first = snapshotOf(states.capture, { adminComment: 'Too dark.' });
  const screen = await renderCaptureView(first);
  const described = () =>
    document
      .querySelector('h1')!
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  await expect.poll(described).toContain('About your previous photos: Too dark.');
  const previous = { photo: 'idCardRecto', outcome: 'sent' } as const;
  const second = { name: 'capture', photo: 'idCardVerso', previous } as const;
  screen.update({ ...first, state: second });
  await expect.poll(described).toContain('Turn the card over.');
  expect(described()).not.toContain('Too dark');
  expect(document.body.textContent).toContain('About your previous photos: Too dark.');
});

test.each([
  [390, 844],
  [430, 932],
])('with text at 200 % on %i × %i, the step and the file button’s label are visible', async (...size) => {
  document.documentElement.style.fontSize = '200%';
  await page.viewport(...size);
  const screen = await renderCaptureView(snapshotOf(states.capture));
  expect(stepText().textContent).toBe('Photo 1 of 5');
  expect(stepText().checkVisibility()).toBe(true);
  expect(screen.action('choose-file').lastElementChild!.checkVisibility()).toBe(true);
});

test('with text at 200 % on 320 × 640, every state shows its step and what happens, and the file button has its name', async () => {
  document.documentElement.style.fontSize = '200%';
  await page.viewport(320, 640);
  const screen = await renderCaptureView(snapshotOf(states.capture));
  expect(screen.action('choose-file').ariaLabel).toBe('Choose a photo');
  for (const [state, text] of [
    [states.capture, 'Show the side with your photo.'],
    [states.preview, 'Is everything sharp'],
    [states.slow, 'Sending is taking a while.'],
    [states.internal, 'The photo couldn’t be sent'],
  ] as const) {
    screen.update(snapshotOf(state));
    await loadTextFont();
    expect(stepText().checkVisibility()).toBe(true);
    const scroller = textBelowHeading();
    expect(scroller.textContent).toContain(text);
    const line = Number.parseFloat(getComputedStyle(scroller.querySelector('p:last-child')!).lineHeight);
    expect(scroller.clientHeight).toBeGreaterThan(line);
  }
});

test('scrolled text ends above the fade', async () => {
  document.documentElement.style.fontSize = '200%';
  await renderCaptureView(snapshotOf(states.capture, { adminComment: longComment }));
  await loadTextFont();
  const scroller = textBelowHeading();
  expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
  scroller.scrollTo(0, scroller.scrollHeight);
  const lastLine = scroller.lastElementChild!.getBoundingClientRect();
  expect(scroller.getBoundingClientRect().bottom - lastLine.bottom).toBeGreaterThan(7);
});

function stepText(): Element {
  return [...document.querySelectorAll('span[id]')].find(({ textContent }) => /\d \S+ 5$/.test(textContent))!;
}

/** The scrollable area with the instruction. */
function textBelowHeading(): Element {
  return document.querySelector('h1')!.nextElementSibling!;
}
