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
  // A connection problem replaces the step.
  describe.each([
    ['online', /5.+5/],
    ['offline', /.\.$/],
    ['unanswered', /.\.$/],
  ] as const)('%s', (connection, first) => {
    test.each(photoNames)('all texts above the square fit for %s', async (photo) => {
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
      const scroller = lines.parentElement!;
      const visible = [...lines.children].filter((line) => line.textContent !== '' && line.checkVisibility());
      expect(visible).toHaveLength(3);
      expect(visible[0]!.textContent).toMatch(first);
      expect(scroller.scrollHeight).toBeLessThanOrEqual(scroller.clientHeight);
      expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
    });
  });
});

/** The texts that are hidden if there is no room: the step, and the label of the file button. */
async function secondaryTexts() {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  return [screen.find('h1').previousElementSibling!, screen.action('choose-file').lastElementChild!];
}

test.each([
  [390, 844],
  [430, 932],
])('with text at 200 % on %i × %i, the step and the file button’s label are visible', async (...size) => {
  document.documentElement.style.fontSize = '200%';
  await page.viewport(...size);
  const shown = (await secondaryTexts()).filter((text) => text.checkVisibility());
  expect(shown.map((text) => text.textContent)).toEqual(['Photo 1 of 5', 'Choose a photo']);
});

test('with text at 200 % on 320 × 568, the secondary texts are hidden', async () => {
  document.documentElement.style.fontSize = '200%';
  expect((await secondaryTexts()).filter((text) => text.checkVisibility())).toEqual([]);
});

test('scrolled text ends above the fade', async () => {
  document.documentElement.style.fontSize = '200%';
  const screen = await renderCaptureView(snapshotOf(states.capture));
  await loadTextFont();
  const scroller = screen.find('h1').parentElement!.parentElement!;
  expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
  scroller.scrollTo(0, scroller.scrollHeight);
  const lastLine = screen.find('h1 + p').getBoundingClientRect();
  expect(scroller.getBoundingClientRect().bottom - lastLine.bottom).toBeGreaterThanOrEqual(12);
});
