import { expect, test } from 'vitest';
import { readProjectFile, sourcesIn, type Finding, type SourceFile } from './source/source-file.ts';
import { nodesOfType } from './source/syntax-tree.ts';

/** Sides of the screen in styles: they stay where they are if the language is written from right to left (decision 8.14). */
const physical = [
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-|border-)?(?:left|right)(?:-(?:width|style|color))?\s*:[^;]*/g,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\s*:[^;]*/g,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g,
  /(?<![\w-])(?:transform-origin|object-position|background-position)\s*:[^;]*\b(?:left|right)\b/g,
  /\bto (?:left|right)\b/g,
  /\btranslate(?:X|3d)?\((?!0\))(?![^;]*inlineSign)[^;]*/g,
];

const shorthand = /(?<![\w-])(margin|padding|inset|border-(?:width|style|color|radius))\s*:([^;]*)/g;

/** What has sides of the screen for a reason. */
const allowed: readonly Finding[] = [
  // The phone's notch is where it is.
  'packages/ui/src/components/toasts/ToastArea.tsx: right: calc(${space.x3} + ${safeArea.right})',
  'packages/ui/src/components/toasts/ToastArea.tsx: left: calc(${space.x3} + ${safeArea.left})',
  // Photos, the camera's picture and what is drawn over it are never mirrored.
  'packages/ui/src/screens/capture/mask/CameraMask.tsx: translate(${toMark.x} ${toMark.y})',
  'packages/ui/src/screens/capture/mask/CameraMask.tsx: translate(${x}px, ${y}px)',
  'packages/ui/src/screens/capture/mask/Snap.tsx: translateX(100%)',
  'packages/ui/src/screens/capture/mask/Snap.tsx: translateX(-100%)',
  'packages/ui/src/screens/capture/turning/TurningCard.tsx: left: ${percent(x)}',
  'packages/ui/src/screens/confirm/viewer/PhotoViewer.tsx: translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})',
];

/** The values of a shorthand: separated by spaces, but not by those inside parentheses and braces. */
function valuesOf(declared: string): readonly string[] {
  const values = [''];
  let depth = 0;
  for (const character of declared.trim()) {
    if ('({'.includes(character)) depth += 1;
    if (')}'.includes(character)) depth -= 1;
    if (depth === 0 && /\s/.test(character)) values.push('');
    else values[values.length - 1] += character;
  }
  return values.filter((value) => value !== '');
}

/** Whether the right side differs from the left one, beside the phone's notch. */
function hasTwoSides(property: string, declared: string): boolean {
  const values = valuesOf(declared).map((value) => value.replace(/safeArea\.(?:left|right)/, 'notch'));
  if (values.length < 4) return false;
  const [first, second, third, fourth] = values;
  return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
}

function physicalSides({
  path,
  styles,
}: {
  readonly path: string;
  readonly styles: string;
}): readonly Finding[] {
  const css = styles.replaceAll(/\/\*.*?\*\//gs, '');
  const sides = physical.flatMap((pattern) => css.match(pattern) ?? []);
  const twoSided = [...css.matchAll(shorthand)]
    .filter(([, property, value]) => hasTwoSides(property!, value!))
    .map(([all]) => all);
  return [...sides, ...twoSided].map((found) => `${path}: ${found.trim()}`);
}

/** What is between backticks, with what is inserted there. */
function stylesOf(file: SourceFile): readonly { readonly path: string; readonly styles: string }[] {
  return [...nodesOfType(file, 'TemplateLiteral')].map(({ start, end }) => ({
    path: file.path,
    styles: file.text.slice(start + 1, (end as number) - 1),
  }));
}

test('styles name no side of the screen, but where lines begin and end', () => {
  const path = 'host/src/start/opening.css';
  const sheet = { path, styles: readProjectFile(path) };
  const found = [...sourcesIn('packages/ui/src', 'host/src').flatMap(stylesOf), sheet].flatMap(physicalSides);
  expect([...new Set(found)].toSorted()).toEqual(allowed.toSorted());
});

const inFile = (text: string) =>
  stylesOf({ path: 'packages/ui/src/Example.tsx', text: `const a = ${text};` }).flatMap(physicalSides);

test.each([
  'css`margin-left: 4px;`',
  'css`padding-right: ${space.x2};`',
  'css`color: red; left: 0;`',
  'css`border-left: 1px solid;`',
  'css`border-left-width: 1px;`',
  'css`border-top-right-radius: 4px;`',
  'css`text-align: right;`',
  'css`float: left;`',
  'css`transform-origin: left center;`',
  'css`object-position: right;`',
  'css`background: linear-gradient(to right, ${color.ink}, transparent);`',
  'css`transform: translateX(24px);`',
  'css`padding: 0 ${space.x2} 0 4px;`',
  'css`padding: 0 calc(4px + ${safeArea.right}) 0 calc(8px + ${safeArea.left});`',
  'css`inset: 0 auto auto 0;`',
  'css`border-radius: 4px 0 0 4px;`',
])('a side of the screen is found: %s', (text) => {
  expect(inFile(text)).toHaveLength(1);
});

test.each([
  'css`margin-inline-start: 4px; inset-inline: auto 0; text-align: start;`',
  'css`padding: 0 calc(${space.x2} + ${safeArea.right}) 4px calc(${space.x2} + ${safeArea.left});`',
  'css`transform: translateX(calc(24px * ${inlineSign}));`',
  'css`transform: translateY(4px) translate(0);`',
  'css`--recto-safe-left: 4px; inset: 0; border-radius: 0 0 4px 4px;`',
  "({ right: 0.25, left: 'env(x)' })",
])('no side of the screen is found: %s', (text) => {
  expect(inFile(text)).toEqual([]);
});
