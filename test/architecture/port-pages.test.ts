import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import storybook from '../../.storybook/main.ts';
import { portPage } from '../../tools/reference/port-page.ts';
import * as pages from '../../tools/reference/port-pages.ts';

vi.mock('../../tools/reference/port-pages.ts', { spy: true });

/** Storybook's reference pages of the ports: nothing of a port is missing on its page. */

const fileOf = (path: string) => path.replace(/^.*\/([\w-]+)\.ts$/, '$1.mdx');

describe.each([...pages.ports()])('the reference page of $path', ({ path, text }) => {
  const page = pages.portPages().get(fileOf(path))!;
  const allIn = (searched: string, pattern: RegExp) =>
    [...searched.matchAll(pattern)].map(([, found]) => found!);

  test('the reference page has a heading for each export', () => {
    const exported = allIn(text, /^export (?:interface|type|const|class|function) (\w+)/gm);
    expect(exported.length).toBe(allIn(text, /^(export)\b/gm).length);
    expect(allIn(page, /^## `(\w+)`$/gm)).toEqual(exported);
  });

  test('the reference page has each member of each interface', () => {
    for (const [source, name] of text.matchAll(/^export interface (\w+)[^]*?^}/gm)) {
      const section = page.split(`## \`${name}\`\n`)[1]!.split('\n## ')[0]!;
      const members = allIn(source, /^ {2}(?:readonly )?(\w+)\??[(:<]/gm);
      expect(members.length).toBeGreaterThan(0);
      expect(allIn(section, /^- `(?:readonly )?(\w+)\??[(:<]/gm)).toEqual(members);
    }
  });

  test('the reference page has the beginning of each docstring', () => {
    const interfaces = allIn(text, /^(export interface [^]*?^})/gm).join('\n');
    const documented = [
      ...allIn(text, /^\/\*\*[\s*]+(?=(?:(?!\*\/)[^])*\*\/\nexport)([^\n@{<*]{3,40})/gm),
      ...allIn(interfaces, /^ {2}\/\*\*[\s*]+([^\n@{<*]{3,40})/gm),
    ];
    for (const beginning of documented) expect(page).toContain(beginning.trim());
  });
});

test('a page shows what a port exports, with its docstrings', () => {
  const text = `
import type { Tone } from './tone.ts';

/** Not exported. */
const limit = 3;

/**
 * Plays tones, if there is a \`<audio>\` { or more < less }.
 */
export interface TonePort {
  /** How loud. */
  readonly volume: number;
  /**
   * Plays it. @param tone null for
   * silence. @returns whether it is heard.
   * @throws ToneError when there is none.
   */
  play(
    tone: Tone | null,
  ): boolean;
  stop(): void;
}

/** Louder. */
export interface LoudPort extends TonePort {
  shout(): void;
}

/** A kind. */
export type Kind = 'a' | 'b';
`;
  const adapters = [
    { path: 'a/Loud.ts', text: 'class Loud implements TonePort {}' },
    { path: 'a/Other.ts', text: 'class Other implements TonePortal {}' },
  ];
  const page = portPage({ path: 'ports/tone-port.ts', text }, adapters);
  expect(page.slice(page.indexOf('Implemented in:'))).toBe(`Implemented in:

- \`a/Loud.ts\`

## \`TonePort\`

Plays tones, if there is a \`<audio>\` \\{ or more &lt; less }.

- \`readonly volume: number\`

  How loud.

- \`play( tone: Tone | null, ): boolean\`

  Plays it.

  - \`tone\`: null for silence.
  - **Returns** whether it is heard.
  - **Throws** ToneError when there is none.

- \`stop(): void\`

## \`LoudPort\`

Louder.

It has all that \`TonePort\` has.

- \`shout(): void\`

## \`Kind\`

A kind.

\`\`\`ts
export type Kind = 'a' | 'b';
\`\`\``);
  expect(page).toContain('# Tone port\n');
});

test('the page "How the parts fit" links every port’s page', () => {
  const text = readFileSync(join(import.meta.dirname, '../../stories/about/2-how-the-parts-fit.mdx'), 'utf8');
  const linked = [...text.matchAll(/href="\.\/\?path=\/docs\/ports-([\w-]+)--docs"/g)].map(
    ([, port]) => `${port}.mdx`,
  );
  expect(linked.toSorted()).toEqual([...pages.portPages().keys()].toSorted());
});

test('the pages are written into a new folder; then, one that is not of a port is deleted and one that is up to date is left alone', () => {
  const parent = mkdtempSync(join(tmpdir(), 'recto-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'new/ports');
  const written = () =>
    new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  pages.writePortPages(folder);
  expect(written()).toEqual(pages.portPages());

  const before = statSync(join(folder, 'camera.mdx')).mtimeMs;
  writeFileSync(join(folder, 'storage.mdx'), 'of an earlier version');
  writeFileSync(join(folder, 'removed.mdx'), 'of a port that is gone');
  pages.writePortPages(folder);
  expect(written()).toEqual(pages.portPages());
  expect(statSync(join(folder, 'camera.mdx')).mtimeMs).toBe(before);
});

test('Storybook writes the pages when it starts', async () => {
  const write = vi.mocked(pages.writePortPages).mockClear().mockReturnValueOnce();
  const core = storybook.core as (framework: object) => unknown;
  expect(await core({ builder: 'vite' })).toMatchObject({ builder: 'vite' });
  expect(write).toHaveBeenCalledOnce();
});
