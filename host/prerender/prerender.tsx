import { beginHydration } from '@recto/ui';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { lineKey, type Fragment, type FragmentKey, type FragmentNode } from '../src/start/fragments.ts';
import { PageTree } from '../src/start/PageTree.tsx';
import { openFakeScreen } from './fake-screen.ts';
import { fragmentKeys } from './fragment-keys.ts';
import { fragmentNodes } from './fragment-tree.ts';

/** The files that the build writes (`host/build/prerendered.ts`). */
export interface Prerendered {
  /** The styles of all fragments. */
  readonly css: string;
  /** A line for each fragment of the start screen. */
  readonly start: string;
  /** The same of the capture screen. */
  readonly capture: string;
}

async function prerender(): Promise<Prerendered> {
  // As the browser renders them when it takes them over.
  beginHydration(new Map());
  const sheet = new ServerStyleSheet();
  const fileOf = async (keys: readonly FragmentKey[]) => {
    const lines: string[] = [];
    for (const key of keys) lines.push(lineKey(key) + JSON.stringify(await fragment(key, sheet)));
    return ['', ...lines, ''].join('\n');
  };
  const [start, capture] = [await fileOf(fragmentKeys.start), await fileOf(fragmentKeys.capture)];
  return { css: stylesOf(sheet), start, capture };
}

async function fragment(key: FragmentKey, sheet: ServerStyleSheet): Promise<Fragment> {
  const { router, i18n, snapshot, dispose } = await openFakeScreen(key);
  const html = renderToString(
    sheet.collectStyles(
      <PageTree i18n={i18n} lastTap={() => 0} brand={{ brand: null, look: null }}>
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
