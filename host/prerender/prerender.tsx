import { languages, type Brand, type Language } from '@recto/core';
import { beginHydration } from '@recto/ui';
import { shownBrand } from '@recto/ui/early';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import {
  fragmentId,
  slots,
  type Fragment,
  type FragmentFile,
  type FragmentKey,
  type FragmentNode,
} from '../src/start/fragments.ts';
import { PageTree } from '../src/start/PageTree.tsx';
import { openFakeScreen } from './fake-screen.ts';
import { fragmentKeys } from './fragment-keys.ts';
import { fragmentNodes } from './fragment-tree.ts';
import { FragmentPacker, type Translated } from './FragmentPacker.ts';

/** What the build writes into files (`host/build/prerendered.ts`). */
export type Prerendered = Readonly<Record<'start' | 'capture', PrerenderedScreen>>;

interface PrerenderedScreen {
  readonly file: FragmentFile;
  /** All styles of its fragments. */
  readonly css: string;
}

/** The brands whose screens differ in more than the values of slots: between them they have each of `brandVariants`. */
const brands: readonly Brand[] = [
  { ...slots.brand, logo: null },
  { ...slots.brand, logo: { light: slots.brand.logo.light, dark: slots.brand.logo.light }, support: null },
  slots.brand,
];

async function prerender(): Promise<Prerendered> {
  // As the browser renders them when it takes them over.
  beginHydration(new Map());
  const screenOf = async (keys: readonly Omit<FragmentKey, 'language'>[]): Promise<PrerenderedScreen> => {
    const sheet = new ServerStyleSheet();
    const translated = async (key: Omit<FragmentKey, 'language'>, brand: Brand | null) => {
      const made: [Language, Fragment][] = [];
      for (const language of languages)
        made.push([language, await fragment({ ...key, language }, brand, sheet)]);
      return Object.fromEntries(made) as Translated<Fragment>;
    };
    const packer = new FragmentPacker();
    for (const key of keys) packer.add(fragmentId(key), await translated(key, null));
    for (const brand of brands)
      packer.addBrand(fragmentId(keys[0]!), await translated(keys[0]!, brand), shownBrand(brand, 'en-gb'));
    return { file: packer.file(), css: stylesOf(sheet) };
  };
  return { start: await screenOf(fragmentKeys.start), capture: await screenOf(fragmentKeys.capture) };
}

async function fragment(key: FragmentKey, brand: Brand | null, sheet: ServerStyleSheet): Promise<Fragment> {
  const { router, i18n, snapshot, dispose } = await openFakeScreen(key);
  const html = renderToString(
    sheet.collectStyles(
      <PageTree i18n={i18n} lastTap={() => 0} brand={{ brand, look: null }}>
        <RouterProvider router={router} />
      </PageTree>,
    ),
  );
  dispose();
  const nodes = fragmentNodes(html);
  const title =
    snapshot === undefined
      ? i18n.t('documentTitle.start')
      : i18n.t('documentTitle.capture', { photo: i18n.t(`photos.title.${snapshot.state.photo}`) });
  return {
    nodes: key.state === 'starting' ? [startButton(nodes)] : nodes,
    title: title.replaceAll('\u00AD', ''),
    ...(snapshot && { snapshot }),
  };
}

/** The rules, without what styled-components adds for itself. */
function stylesOf(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll(/\/\*!sc\*\/\s*/g, '')
    .replaceAll(/data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}/g, '');
}

/** The button of the start screen, all that differs while call 3 is made. */
function startButton(nodes: readonly FragmentNode[]): FragmentNode {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const [, attributes, ...children] = node;
    if (attributes['data-action'] === 'start') return node;
    const found = startButton(children);
    if (found !== '') return found;
  }
  return '';
}

/**
 * The start and the capture screen, rendered on fakes, as the app shows them to a customer who has taken no photo yet: each
 * state in each language, for each set of documents. A constant, since Vite's runner ends with the import.
 */
export const prerendered: Prerendered = await prerender();
