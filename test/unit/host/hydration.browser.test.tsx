import { languages, type Brand, type FilePickerRule } from '@recto/core';
import { brandLook, shownBrand } from '@recto/ui/early';
import { RouterProvider } from 'react-router-dom';
import prerendered from 'virtual:prerendered';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFakeScreen } from '../../../host/prerender/fake-screen.ts';
import { noBrand, type OperatorBrand } from '../../../host/src/branding/read-operator-brand.ts';
import {
  brandVariants,
  photoSlot,
  type FragmentKey,
  type PackedNode,
} from '../../../host/src/start/fragments.ts';
import { PageRoot } from '../../../host/src/start/PageRoot.tsx';
import { PageScreen } from '../../../host/src/start/PageScreen.ts';
import { shownSnapshots } from '../../../host/src/start/shown-snapshots.ts';
import { fragmentKeys } from '../../../host/prerender/fragment-keys.ts';

/** React says on the console what does not fit: the tests below fail for each line. */
const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  complaints.mockClear();
  document.body.replaceChildren();
});

const brand: Brand = {
  name: 'Aubrac',
  recipient: 'Banque Aubrac',
  logo: null,
  privacy: { 'en-gb': '/privacy', 'fr-fr': '/confidentialite' },
  imprint: null,
  accessibility: '/accessibility',
  support: 'mailto:help@aubrac.example',
};
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const logo = { light: picture, dark: picture };
const brands: readonly OperatorBrand[] = [
  noBrand,
  { brand, look: brandLook({ accent: { light: '#7a1f5c', dark: null }, onAccent: null, radius: 4 }).look },
  { brand: { ...brand, privacy: null, accessibility: null, support: null, logo }, look: null },
  { brand: { ...brand, logo: { ...logo, dark: `${picture}#dark` } }, look: null },
];

type Case = FragmentKey & { readonly brand: OperatorBrand };

/** Each state and each set of documents, with the modes of the guidance, the languages and the brands by turns. */
function chosen(keys: readonly Omit<FragmentKey, 'language'>[]): readonly Case[] {
  const kinds = new Map<string, Omit<FragmentKey, 'language'>[]>();
  for (const key of keys) {
    const kind = [key.state, ...key.documents].join();
    kinds.set(kind, [...(kinds.get(kind) ?? []), key]);
  }
  return [...kinds.values()].map((same, index) => ({
    ...same[index % same.length]!,
    language: languages[index % languages.length]!,
    brand: brands[index % brands.length]!,
  }));
}

/** Shows the fragment as the page does it, then lets React take it over. @returns the elements before and after. */
async function takeOver(
  { brand: shown, ...key }: Case,
  change: (root: Element) => void = () => undefined,
  filePicker: FilePickerRule = 'always',
) {
  document.body.innerHTML = '<div id="root"></div>';
  const element = document.querySelector('#root')!;
  const file = (name: 'start' | 'capture') => Promise.resolve(prerendered[name].file);
  const screen = new PageScreen(document, { fragments: file });
  const { router, services, i18n } = await openFakeScreen(key, filePicker);
  // Its snapshot stands still, so no camera may open.
  Object.assign(services.capture, { enter: () => () => undefined });
  const { procedure } = services.store.getSnapshot().entry!;
  const subject = { procedure, language: key.language, guidance: key.guidance, filePicker, brand: shown };
  const first = key.state === 'starting' ? 'start' : key.state === 'preview' ? 'capture' : key.state;
  screen.show(first, (await screen.fragment(first, subject))!, subject);
  screen.become(key.state, (await screen.fragment(key.state, subject))!, photoSlot);
  change(element);
  const before = [...element.querySelectorAll('*')];
  const root = new PageRoot(document, { i18n, lastTap: () => 0, drawing: [] });
  root.brand = shown;
  await new Promise<void>((resolve) => {
    const content = <RouterProvider router={router} />;
    root.takeOver(content, shownSnapshots(screen.handOver()!, services), resolve);
  });
  screen.handedOver();
  return { before, after: [...element.querySelectorAll('*')] };
}

const titleOf = ({ state, documents, guidance, language, brand: { brand: shown } }: Case) =>
  [
    state,
    documents.join('+'),
    guidance,
    language,
    shown === null ? '' : brandVariants(shownBrand(shown, language)).join(', '),
  ].join(' ');

describe.each(['start', 'capture'] as const)('the prerendered screens of %s', (name) => {
  it.each(chosen(fragmentKeys[name]).map((key) => [titleOf(key), key] as const))(
    '%s: React takes over its elements as they are',
    async (_title, key) => {
      const { before, after } = await takeOver(key);
      expect(complaints.mock.calls).toEqual([]);
      expect(before.filter((each) => !after.includes(each))).toEqual([]);
    },
  );
});

it('React reports an element that it would not have rendered', async () => {
  await takeOver(chosen(fragmentKeys.start)[0]!, (root) => root.querySelector('h1')!.append('!'));
  expect(complaints.mock.calls.length).toBeGreaterThan(0);
});

it('the nodes of a fragment hold no attribute that runs a script', () => {
  const names = new Set<string>();
  const visit = (node: PackedNode) => {
    if (typeof node !== 'object') return;
    const [, attributes, ...children] = node;
    for (const each of Object.keys(attributes)) names.add(each);
    children.forEach(visit);
  };
  for (const { nodes, fragments } of [prerendered.start.file, prerendered.capture.file])
    [...nodes, ...Object.values(fragments).flatMap((fragment) => fragment.nodes)].forEach(visit);
  expect(names).toContain('class');
  expect([...names].filter((each) => each.startsWith('on'))).toEqual([]);
});

// Decision 3.17.
it('where no file may be chosen, the prerendered viewfinder has no button for it, and React takes it over as it is', async () => {
  const { before, after } = await takeOver(
    chosen(fragmentKeys.capture).find(({ state }) => state === 'capture')!,
    undefined,
    'withoutCamera',
  );
  expect(complaints.mock.calls).toEqual([]);
  expect(before.filter((each) => !after.includes(each))).toEqual([]);
  expect(before.some((each) => each.matches('[data-action=shutter]'))).toBe(true);
  expect(before.filter((each) => each.matches('[data-action=choose-file]'))).toEqual([]);
});
