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
  // Without a connection, that takes the place of the step.
  describe.each([
    ['everything', 'online', /5.+5/],
    ['everything, and that there is no connection,', 'offline', /.\.$/],
    ['everything, and that the service does not answer,', 'unanswered', /.\.$/],
  ] as const)('%s', (_, connection, first) => {
    test.each(photoNames)('that is said about %s is seen at once', async (photo) => {
      const screen = await renderPage(language);
      const snapshot = snapshotOf({ name: 'capture', photo }, { step: { number: 5, total: 5 } });
      screen.show(
        <ProcedureShell version="1.2.3" connection={connection} photosWait toasts={null}>
          <CaptureView
            snapshot={snapshot}
            surfaceRef={createRef()}
            actions={captureActions()}
            share={share}
          />
        </ProcedureShell>,
      );
      await loadTextFont();

      const lines = screen.find('h1').parentElement!;
      const place = lines.parentElement!;
      const seen = [...lines.children].filter((line) => line.textContent !== '' && line.checkVisibility());
      expect(seen).toHaveLength(3);
      expect(seen[0]!.textContent).toMatch(first);
      expect(place.scrollHeight).toBeLessThanOrEqual(place.clientHeight);
      expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    });
  });
});

/** What is left out where there is no room for it. */
async function asides() {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  return [screen.find('h1').previousElementSibling!, screen.action('choose-file').lastElementChild!];
}

test.each([
  [390, 844],
  [430, 932],
])(
  'with text at double size on %i × %i, the step and the words of each control are there',
  async (...size) => {
    document.documentElement.style.fontSize = '200%';
    await page.viewport(...size);
    const shown = (await asides()).filter((aside) => aside.checkVisibility());
    expect(shown.map((aside) => aside.textContent)).toEqual(['Photo 1 of 5', 'Choose a photo']);
  },
);

test('with text at double size on 320 × 568, they give way to the instruction', async () => {
  document.documentElement.style.fontSize = '200%';
  expect((await asides()).filter((aside) => aside.checkVisibility())).toEqual([]);
});

test('words that have to be scrolled end above the fade', async () => {
  document.documentElement.style.fontSize = '200%';
  const screen = await renderCaptureView(snapshotOf(states.capture));
  await loadTextFont();
  const place = screen.find('h1').parentElement!.parentElement!;
  expect(place.scrollHeight).toBeGreaterThan(place.clientHeight);
  place.scrollTo(0, place.scrollHeight);
  const lastLine = screen.find('h1 + p').getBoundingClientRect();
  expect(place.getBoundingClientRect().bottom - lastLine.bottom).toBeGreaterThanOrEqual(12);
});
