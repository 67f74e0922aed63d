import { expect, test } from 'vitest';
import { sourcesIn, type Finding, type SourceFile } from './source/source-file.ts';
import { textsOf } from './source/syntax-tree.ts';

const raw = [
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/gi,
  /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/gi,
  /(?:color|background|fill|stroke|border[\w-]*|outline|shadow)\s*:[^;]*\b(?:black|white|gr[ae]y|red|green|blue|yellow|orange|purple)\b/gi,
  /^(?:black|white|gr[ae]y|red|green|blue|yellow|orange|purple)$/gi,
];

/** Colours that are not tokens: they would be wrong in the dark theme, and stay when the palette changes. */
function rawColours(file: SourceFile): readonly Finding[] {
  return (
    [...textsOf(file)]
      // In a mask only the opacity of a colour counts.
      .map((text) => text.replaceAll(/mask(-image)?:[^;]*/g, ''))
      .flatMap((text) => raw.flatMap((pattern) => text.match(pattern) ?? []))
      .map((colour) => `${file.path}: ${colour}`)
  );
}

test('raw colours are only in the theme', () => {
  const files = sourcesIn('packages/ui/src', 'host/src').filter(
    ({ path }) => !path.startsWith('packages/ui/src/theme/'),
  );
  expect(files.flatMap(rawColours)).toEqual([]);
});

test.each([
  'css`color: #fff;`',
  'css`background: #0b1f3acc;`',
  'css`border: 1px solid rgba(0, 0, 0, 0.2);`',
  'css`fill: oklch(0.7 0.1 200);`',
  'css`box-shadow: 0 1px 2px black;`',
  '<path fill="white" />',
])('a raw colour is found: %s', (text) => {
  expect(rawColours({ path: 'packages/ui/src/Example.tsx', text: `const a = ${text};` })).toHaveLength(1);
});

test.each([
  'css`color: ${color.ink};`',
  'css`background: transparent; color: currentColor;`',
  'css`background: color-mix(in srgb, var(--paper) 80%, transparent);`',
  '<use href="#portrait" />',
  'document.querySelector("#root")',
])('no raw colour is found: %s', (text) => {
  expect(rawColours({ path: 'packages/ui/src/Example.tsx', text: `const a = ${text};` })).toEqual([]);
});
