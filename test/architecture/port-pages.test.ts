import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portPage } from '../../tools/reference/port-page.ts';
import { pagesFolder, portPages } from '../../tools/reference/port-pages.ts';

const folder = join(import.meta.dirname, '../..', pagesFolder);

test('the reference pages of the ports are those of their docstrings: npm run build:ports', async () => {
  const committed = readdirSync(folder).map(
    (file) => [file, readFileSync(join(folder, file), 'utf8')] as const,
  );
  expect(new Map(committed)).toEqual(await portPages());
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
  const text = readFileSync(join(folder, '../../stories/about/2-how-the-parts-fit.mdx'), 'utf8');
  const linked = [...text.matchAll(/href="\?path=\/docs\/ports-([\w-]+)--docs"/g)].map(([, port]) => port);
  expect(linked.toSorted()).toEqual(
    readdirSync(folder)
      .map((file) => file.replace('.mdx', ''))
      .toSorted(),
  );
});
