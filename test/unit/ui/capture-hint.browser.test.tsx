import { noGuidance, type Hint, type PhotoName } from '@recto/core';
import type { Language } from '@recto/core';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { CaptureView } from '@recto/ui';
import { createRef } from 'react';
import { eventually } from '../../support/eventually.ts';
import { captureActions, live, share, snapshotOf } from './capture-snapshots.ts';
import { loadTextFont, renderPage } from './render-page.tsx';

/** The hint as the headline of the viewfinder (decision 4.7), and the switches below the mask. */

beforeEach(async () => {
  await page.viewport(390, 844);
  document.documentElement.removeAttribute('style');
});

const guidance = {
  ...noGuidance,
  autoCapture: { isAvailable: true, isEnabled: true, ring: null },
  sound: { isAvailable: true, isEnabled: false, tone: null },
};
const front = { ...live, facingMode: 'user' } as const;
const longHint: Hint = { name: 'cutOff', side: 'right' };

async function viewfinder(photo: PhotoName, language: Language, hint: Hint | null = longHint) {
  const screen = await renderPage(language);
  const isFace = photo === 'clientPicture';
  const show = (shown: Hint | null) =>
    screen.show(
      <CaptureView
        snapshot={snapshotOf(
          { name: 'capture', photo },
          {
            camera: isFace ? front : live,
            guidance: { ...guidance, hint: shown },
            orientation: window.innerWidth > window.innerHeight ? 'landscape' : 'portrait',
            staysInLandscape: true,
          },
        )}
        surfaceRef={createRef()}
        actions={captureActions()}
        share={share}
      />,
    );
  show(hint);
  await loadTextFont();
  return { ...screen, show, box: (selector: string) => screen.find(selector).getBoundingClientRect() };
}

function enlargeText(percent: number): void {
  document.documentElement.style.fontSize = `${percent}%`;
  onTestFinished(() => document.documentElement.removeAttribute('style'));
}

/** What WCAG 2.2 (1.4.12) lets a customer set. */
function spaceText(): void {
  const style = Object.assign(document.createElement('style'), {
    textContent:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  });
  document.head.append(style);
  onTestFinished(() => style.remove());
}

const phones = [
  [320, 568],
  [360, 740],
  [390, 844],
  [412, 915],
] as const;

test.each(
  phones.flatMap((size) =>
    (['de-de', 'fr-fr'] as const).flatMap((language) =>
      (['idCardRecto', 'clientPicture'] as const).map((photo) => [...size, language, photo] as const),
    ),
  ),
)(
  'on %i × %i (%s, %s), the hint is 12 px above the mask and covers neither title nor text',
  async (width, height, language, photo) => {
    await page.viewport(width, height);
    const { box, find } = await viewfinder(photo, language, { name: 'offCentre', side: 'left' });
    const pill = box('[data-hint]');
    expect(Math.round(box('[data-mask]').top - pill.bottom)).toBe(12);
    expect(pill.height).toBeGreaterThanOrEqual(48);
    expect([pill.left >= 0, pill.right <= width]).toEqual([true, true]);
    const scroller = find('h1 + div');
    expect(pill.top).toBeGreaterThanOrEqual(scroller.getBoundingClientRect().bottom);
    expect(scroller.scrollHeight).toBeLessThanOrEqual(scroller.clientHeight + 1);
    const sizeOf = (selector: string) => Number.parseFloat(getComputedStyle(find(selector)).fontSize);
    expect(sizeOf('[data-hint]')).toBe(20);
    expect(sizeOf('h1 + div > :last-child')).toBeLessThan(20);
  },
);

test.each([
  [390, 844, 40],
  [320, 568, 32],
])('on %i × %i with text at 200 %, the hint grows and wraps, and is not cut', async (width, height, size) => {
  enlargeText(200);
  await page.viewport(width, height);
  for (const language of ['de-de', 'fr-fr', 'es-es', 'it-it', 'nl-nl', 'en-gb'] as const) {
    const { box, find } = await viewfinder('idCardRecto', language);
    const fontSize = Number.parseFloat(getComputedStyle(find('[data-hint]')).fontSize);
    expect(fontSize).toBeCloseTo(Math.min(size, 0.1 * width), 0);
    const pill = box('[data-hint]');
    const lines = (pill.height - 8) / (1.2 * fontSize);
    expect(Math.round(lines)).toBeLessThanOrEqual(width === 320 ? 4 : 3);
    expect([pill.left >= 0, pill.right <= width]).toEqual([true, true]);
    expect(find('[data-hint]').scrollWidth).toBeLessThanOrEqual(find('[data-hint]').clientWidth);
    expect(pill.top).toBeGreaterThanOrEqual(box('h1').bottom);
  }
});

test('in landscape the hint is beside the square, where no button covers it', async () => {
  await page.viewport(844, 390);
  const { box } = await viewfinder('idCardRecto', 'de-de');
  expect(box('[data-hint]').left).toBeGreaterThanOrEqual(box('[role="img"]').right);
  expect(box('[data-hint]').bottom).toBeLessThanOrEqual(box('[data-action="shutter"]').top);
});

test('while the hint is shown, the instruction steps back', async () => {
  const { find, show } = await viewfinder('idCardRecto', 'en-gb', null);
  const color = () => getComputedStyle(find('h1 + div > :last-child')).color;
  const alone = color();
  show({ name: 'tooFar' });
  await eventually(() => expect(color()).toBe('rgb(200, 209, 205)'));
  expect(alone).toBe('rgb(255, 255, 255)');
});

test('an arrow points to a side that is cut off, as the customer sees it, and to nothing else', async () => {
  const { find, show } = await viewfinder('clientPicture', 'en-gb', { name: 'cutOff', side: 'left' });
  expect(find('[data-arrow]').dataset['arrow']).toBe('right');
  show({ name: 'offCentre', side: 'left' });
  expect(document.querySelector('[data-arrow]')).toBeNull();
});

test('with wider spacing of the text, the square makes room: nothing of the instruction is cut', async () => {
  await page.viewport(360, 740);
  const before = (await viewfinder('driverLicenseRecto', 'fr-fr', null)).box('[role="img"]');
  document.body.replaceChildren();
  spaceText();
  const { find, box } = await viewfinder('driverLicenseRecto', 'fr-fr', null);
  const scroller = find('h1 + div');
  await eventually(() => expect(scroller.scrollHeight).toBeLessThanOrEqual(scroller.clientHeight + 1));
  expect(box('[role="img"]').top).toBeGreaterThan(before.top);
  expect(box('[data-action="shutter"]').bottom).toBeLessThanOrEqual(740);
});

test('a text that still does not fit can be scrolled with the keyboard', async () => {
  enlargeText(200);
  spaceText();
  await page.viewport(320, 568);
  const { find } = await viewfinder('driverLicenseRecto', 'fr-fr', null);
  const scroller = find('h1 + div');
  await eventually(() => expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight));
  expect(scroller.tabIndex).toBe(0);
  expect(scroller.getAttribute('aria-labelledby')).toBe(find('h1').id);
});

/** Whether a box and the ellipse in another box have a point in common. */
function touchesOval(box: DOMRect, oval: DOMRect): boolean {
  const near = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
  const middle = { x: oval.left + oval.width / 2, y: oval.top + oval.height / 2 };
  const x = (near(middle.x, box.left, box.right) - middle.x) / (oval.width / 2);
  const y = (near(middle.y, box.top, box.bottom) - middle.y) / (oval.height / 2);
  return x * x + y * y < 1;
}

test.each(
  [...phones.map((size) => [...size, 100] as const), [390, 844, 200] as const].flatMap((size) =>
    (['es-es', 'de-de'] as const).flatMap((language) =>
      (['idCardRecto', 'clientPicture'] as const).map((photo) => [...size, language, photo] as const),
    ),
  ),
)(
  'on %i × %i with text at %i % (%s, %s), the switch of the auto photo has its words, and none covers mask or shutter',
  async (width, height, text, language, photo) => {
    enlargeText(text);
    await page.viewport(width, height);
    const { box, find } = await viewfinder(photo, language);
    expect(find('[data-action="auto-capture"]').textContent).toMatch(
      /^Foto automáti|^Auto-Foto|^Foto automatisch/,
    );
    const mask = box('[data-mask]');
    const controls = ['shutter', 'choose-file'].map((name) =>
      box(`[data-action="${name}"] > :first-child, [data-action="${name}"]:empty`),
    );
    for (const name of ['auto-capture', 'sound']) {
      const face = box(`[data-action="${name}"] > :first-child`);
      const covers = photo === 'clientPicture' ? touchesOval(face, mask) : face.top < mask.bottom;
      expect(covers, name).toBe(false);
      expect(face.right).toBeLessThanOrEqual(width);
      for (const control of controls) {
        const overlaps =
          face.bottom > control.top + 1 &&
          face.top < control.bottom &&
          face.right > control.left &&
          face.left < control.right;
        expect(overlaps, `${name} over a control`).toBe(false);
      }
    }
  },
);
