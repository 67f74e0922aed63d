import { RouterProvider } from 'react-router-dom';
import prerendered from 'virtual:prerendered';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFakeScreen } from '../../../host/prerender/fake-screen.ts';
import {
  findFragment,
  photoSlot,
  type FragmentKey,
  type FragmentNode,
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

/** Each state and each set of documents, with the languages and the modes of the guidance by turns. */
function chosen(keys: readonly FragmentKey[]): readonly FragmentKey[] {
  const kinds = new Map<string, FragmentKey[]>();
  for (const key of keys) {
    const kind = [key.state, ...key.documents].join();
    kinds.set(kind, [...(kinds.get(kind) ?? []), key]);
  }
  return [...kinds.values()].map((same, index) => same[(index * 5) % same.length]!);
}

/** Shows the fragment as the page does it, then lets React take it over. @returns the elements before and after. */
async function takeOver(key: FragmentKey, change: (root: Element) => void = () => undefined) {
  document.body.innerHTML = '<div id="root"></div>';
  const element = document.querySelector('#root')!;
  const file = (name: 'start' | 'capture') => Promise.resolve(prerendered[name]);
  const screen = new PageScreen(document, { fragments: file, style: Promise.resolve(true) });
  const { router, services, i18n } = await openFakeScreen(key);
  // Its snapshot stands still, so no camera may open.
  Object.assign(services.capture, { enter: () => () => undefined });
  const { procedure } = services.store.getSnapshot().entry!;
  const subject = { procedure, language: key.language, guidance: key.guidance };
  const first = key.state === 'starting' ? 'start' : key.state === 'preview' ? 'capture' : key.state;
  screen.show(first, (await screen.fragment(first, subject))!, key.language);
  screen.become(key.state, (await screen.fragment(key.state, subject))!, photoSlot);
  change(element);
  const before = [...element.querySelectorAll('*')];
  const root = new PageRoot(document, { i18n, lastTap: () => 0, drawing: [] });
  await new Promise<void>((resolve) => {
    const content = <RouterProvider router={router} />;
    root.takeOver(content, shownSnapshots(screen.handOver()!, services), resolve);
  });
  return { before, after: [...element.querySelectorAll('*')] };
}

describe.each(['start', 'capture'] as const)('the prerendered screens of %s', (name) => {
  it.each(chosen(fragmentKeys[name]).map((key) => [Object.values(key).join(' '), key] as const))(
    '%s: React takes over its elements as they are',
    async (_title, key) => {
      const { before, after } = await takeOver(key);
      expect(complaints.mock.calls).toEqual([]);
      // The preview is rendered anew inside its place.
      expect(before.filter((each) => !after.includes(each) && key.state !== 'preview')).toEqual([]);
    },
  );
});

it('React reports an element that it would not have rendered', async () => {
  await takeOver(fragmentKeys.start[0]!, (root) => root.querySelector('h1')!.append('!'));
  expect(complaints.mock.calls.length).toBeGreaterThan(0);
});

it('the fragments of a screen have the same elements in each language', () => {
  const shape = (node: FragmentNode): unknown => {
    if (typeof node === 'string') return '';
    const [tag, { selected: _chosenLanguage, ...attributes }, ...children] = node;
    return [tag, Object.keys(attributes), children.map(shape)];
  };
  for (const name of ['start', 'capture'] as const) {
    for (const key of fragmentKeys[name]) {
      const [here, inFrench] = [key, { ...key, language: 'fr-fr' as const }].map((each) =>
        findFragment(prerendered[name], each)!.nodes.map(shape),
      );
      expect(here, Object.values(key).join(' ')).toEqual(inFrench);
    }
  }
});

it('the nodes of a fragment hold no attribute that runs a script', () => {
  const names = new Set<string>();
  const visit = (node: FragmentNode) => {
    if (typeof node === 'string') return;
    const [, attributes, ...children] = node;
    for (const each of Object.keys(attributes)) names.add(each);
    children.forEach(visit);
  };
  for (const name of ['start', 'capture'] as const)
    for (const key of fragmentKeys[name]) findFragment(prerendered[name], key)!.nodes.forEach(visit);
  expect([...names].filter((each) => each.startsWith('on'))).toEqual([]);
});
