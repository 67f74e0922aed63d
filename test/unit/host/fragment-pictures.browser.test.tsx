import { capturedImageFromPlatform, type CaptureSnapshot } from '@recto/core';
import { brandLook } from '@recto/ui/early';
import { RouterProvider } from 'react-router-dom';
import prerendered from 'virtual:prerendered';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openFakeScreen } from '../../../host/prerender/fake-screen.ts';
import { noBrand, type OperatorBrand } from '../../../host/src/branding/read-operator-brand.ts';
import type { FragmentKey } from '../../../host/src/start/fragments.ts';
import { PageRoot } from '../../../host/src/start/PageRoot.tsx';
import { PageScreen } from '../../../host/src/start/PageScreen.ts';
import { loadTextFont } from '../ui/render-page.tsx';

/** The same moment of each animation. */
const still = '*, ::before, ::after { animation: none !important; transition: none !important; }';

let styles: readonly HTMLStyleElement[] = [];

beforeAll(loadTextFont);
beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  for (const each of [document.body, ...styles]) each.replaceChildren();
  for (const each of styles) each.remove();
});

function addStyle(text: string): HTMLStyleElement {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = text;
  styles = [...styles, style];
  return style;
}

/** @returns the pixels of what the page shows. */
async function picture(): Promise<ImageData> {
  await document.fonts.ready;
  const base64 = await page.screenshot({ save: false });
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0)!);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

function differentPixels(one: ImageData, other: ImageData): number {
  const [a, b] = [one, other].map(({ data }) => new Uint32Array(data.buffer)) as [Uint32Array, Uint32Array];
  return a.length === b.length ? a.filter((pixel, index) => pixel !== b[index]).length : Infinity;
}

/** One grey pixel. */
const photo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg==';

function withPhoto(snapshot: CaptureSnapshot): CaptureSnapshot {
  const { state } = snapshot;
  if (state.name !== 'preview') return snapshot;
  return { ...snapshot, state: { ...state, image: capturedImageFromPlatform(photo) } };
}

/** Shows the fragment, with no other style than the page has; then what React renders in an empty page. */
async function pictures(
  key: FragmentKey,
  brand: OperatorBrand,
): Promise<readonly [fragment: ImageData, rendered: ImageData]> {
  addStyle(still);
  const element = document.body.appendChild(document.createElement('div'));
  element.id = 'root';
  const { router, services, i18n, dispose } = await openFakeScreen(key);
  const { capture } = services;
  const snapshot = withPhoto(capture.getSnapshot());
  Object.assign(capture, { enter: () => () => undefined, getSnapshot: () => snapshot });
  const { procedure } = services.store.getSnapshot().entry!;
  const file = (name: 'start' | 'capture') => Promise.resolve(prerendered[name].file);
  const screen = new PageScreen(document, { fragments: file });
  const subject = {
    procedure,
    language: key.language,
    guidance: key.guidance,
    filePicker: 'always' as const,
    brand,
  };
  // Those of React are another copy of the same rules.
  const own = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')];
  const setOwn = (isOn: boolean) => {
    for (const { sheet } of own) if (sheet !== null) sheet.disabled = !isOn;
  };
  setOwn(false);
  const prerenderedStyle = addStyle(
    prerendered[key.state === 'start' || key.state === 'starting' ? 'start' : 'capture'].css,
  );
  // A preview follows a viewfinder.
  const before = key.state === 'preview' ? 'capture' : key.state;
  const [first, last] = await Promise.all([
    screen.fragment(before, subject),
    screen.fragment(key.state, subject),
  ]);
  screen.show(before, first!, subject);
  screen.become(key.state, last!, photo);
  const fragment = await picture();

  screen.handOver();
  screen.handedOver();
  prerenderedStyle.remove();
  setOwn(true);
  element.removeAttribute('data-covered');
  element.replaceChildren();
  const root = new PageRoot(document, { i18n, lastTap: () => 0, drawing: [] });
  root.brand = brand;
  await new Promise<void>((resolve) => root.show(<RouterProvider router={router} />, resolve));
  const rendered = await picture();
  dispose();
  return [fragment, rendered];
}

const aubrac: OperatorBrand = {
  brand: {
    name: 'Aubrac',
    recipient: 'Banque Aubrac',
    logo: null,
    privacy: '/privacy',
    imprint: null,
    accessibility: '/accessibility',
    support: 'mailto:help@aubrac.example',
  },
  look: brandLook({ accent: { light: '#7a1f5c', dark: null }, onAccent: null, radius: 4 }).look,
};

it.each(
  (['start', 'init', 'capture', 'preview'] as const).flatMap((state) =>
    (['fr-fr', 'de-de'] as const).map((language) => [state, language] as const),
  ),
)('the fragment of %s in %s is the same picture as what React renders', async (state, language) => {
  const documents = ['idCard', 'driverLicense', 'clientPicture'] as const;
  const [fragment, rendered] = await pictures(
    { state, language, documents, guidance: 'full' },
    // By turns, with a brand.
    language === 'de-de' ? aubrac : noBrand,
  );
  expect(differentPixels(fragment, rendered)).toBe(0);
  expect(new Set(new Uint32Array(fragment.data.buffer)).size).toBeGreaterThan(20);
});
