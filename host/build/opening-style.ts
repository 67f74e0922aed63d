import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dark, light, type ColorName } from '../../packages/ui/src/theme/palette.ts';

const file = join(import.meta.dirname, '../src/start/opening.css');

/** The colours of `src/start/opening.css`. */
const colours = ['paper', 'ink', 'accentInk'] as const satisfies readonly ColorName[];

/** @returns the colours that `src/start/opening.css` uses, in each scheme, as CSS. */
export function openingColours(): string {
  const inScheme = (scheme: Readonly<Record<ColorName, string>>) =>
    `:root{${colours.map((name) => `--opening-${name}:${scheme[name]};`).join('')}}`;
  return `${inScheme(light)}@media (prefers-color-scheme:dark){${inScheme(dark)}}`;
}

/**
 * What the page itself carries of its style, so that its drawing is painted before any file has come: `src/start/opening.css`
 * with its colours, without comments and line breaks. A selector must not begin with `:` after a space, which is removed
 * there. The Content-Security-Policy names its hash.
 */
export function openingStyle(): string {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return (
    openingColours() +
    css
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([{};:,>]) ?/g, '$1')
      .trim()
  );
}
