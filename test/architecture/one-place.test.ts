import { describe, expect, test } from 'vitest';
import {
  appFolders,
  productFolders,
  sourcesIn,
  type Finding,
  type SourceFile,
} from './source/source-file.ts';
import { isNode, nodesOfType, textsOf, type SyntaxNode } from './source/syntax-tree.ts';

const files = sourcesIn(...appFolders);
const constants = 'packages/core/src/business-constants.ts';

/** The provider's eight calls (§7); the sandbox, which serves them, is not part of the app. */
function providerCalls(file: SourceFile): readonly Finding[] {
  if (/^packages\/adapters\/src\/http\/(HttpProcedureRepository|call-paths)\.ts$/.test(file.path)) return [];
  return [...textsOf(file)]
    .filter((text) => /\/?procedures\/|oauth2\//.test(text))
    .map((text) => `${file.path} names a call: ${text}`);
}

/** Figures of §9, in folders where another use of the same number is unlikely. */
const figures: readonly (readonly [figure: number, folder: RegExp])[] = [
  [20 * 1024 * 1024, /./],
  [1920, /./],
  [1080, /./],
  [0.7, /./],
  [3000, /^(packages\/ui|host)\//],
  [250, /^(packages\/ui|host)\//],
];

/** The drawn camera has its own size, and a delay for demonstrations. */
const drawnCamera = /^packages\/adapters\/src\/fake\/camera\/(scene|fake-camera-settings)\.ts$/;

function repeatedFigures(file: SourceFile): readonly Finding[] {
  if (file.path === constants || drawnCamera.test(file.path)) return [];
  return [...nodesOfType(file, 'Literal', 'BinaryExpression')]
    .map(numberOf)
    .filter((number) => figures.some(([figure, folder]) => figure === number && folder.test(file.path)))
    .map((number) => `${file.path} repeats ${number}`);
}

/** The number that a literal or a product of literals is; null for anything else. */
function numberOf(node: SyntaxNode): number | null {
  if (typeof node['value'] === 'number') return node['value'];
  if (node.type !== 'BinaryExpression' || node['operator'] !== '*') return null;
  const [left, right] = [numberOf(node['left'] as SyntaxNode), numberOf(node['right'] as SyntaxNode)];
  return left === null || right === null ? null : left * right;
}

/** Every delay has a name: no literal in a timer. */
function bareDelays(file: SourceFile): readonly Finding[] {
  return [...nodesOfType(file, 'CallExpression')]
    .filter(({ callee }) => /^set(Timeout|Interval)$/.test(nameOfCallee(callee)))
    .map((call) => (call['arguments'] as SyntaxNode[])[1])
    .filter((delay) => delay !== undefined && typeof delay['value'] === 'number' && delay['value'] !== 0)
    .map((delay) => `${file.path} waits for ${String(delay!['value'])}`);
}

function nameOfCallee(callee: unknown): string {
  if (!isNode(callee)) return '';
  const name = callee.type === 'MemberExpression' ? callee['property'] : callee;
  return isNode(name) ? String(name['name']) : '';
}

/** Names, and the only files besides one in core that spell them out. */
const codes = [
  ['Errors.imageSize', ['packages/core/src/model/upload-rules.ts', 'packages/core/src/ports/toasts.ts']],
  ['Errors.imageExtension', ['packages/core/src/model/upload-rules.ts', 'packages/core/src/ports/toasts.ts']],
  ['image/png', [constants, 'packages/core/src/model/upload-rules.ts']],
  ['driverPictureRequired', ['packages/core/src/model/photos.ts']],
  ['Could not load configuration', ['host/src/start/start-failure.tsx']],
] as const;

test('one file decides which comment of an administrator is shown', () => {
  const trims = sourcesIn(...productFolders).filter(({ text }) => /comment\??\.trim\(/i.test(text));
  expect(trims.map(({ path }) => path)).toEqual(['packages/core/src/procedure/refusal.ts']);
});

test('one file decides where call 1 puts the secret, for the app and the relay', () => {
  const sources = sourcesIn(...productFolders).filter(({ path }) => !path.startsWith('packages/sandbox/'));
  const setting = sources.filter(({ text }) => /set\('client_secret'|`Basic /.test(text));
  expect(setting.map(({ path }) => path)).toEqual(['packages/core/src/calls/client-credentials.ts']);
});

test('the eight calls are in HttpProcedureRepository only, and the paths of those that the page makes ahead beside it', () => {
  expect(files.flatMap(providerCalls)).toEqual([]);
});

test('no figure of §9 is repeated', () => {
  expect(files.flatMap(repeatedFigures)).toEqual([]);
});

test('every delay has a name', () => {
  expect(files.flatMap(bareDelays)).toEqual([]);
});

test('one property has the unit of the screens’ sizes: no `rem` of CSS, which follows the page around `RectoRoot`', () => {
  const ofScreens = files.filter(({ path }) => path.startsWith('packages/ui/src/'));
  const withUnit = ofScreens.filter((file) => [...textsOf(file)].some((text) => /\drem\b/.test(text)));
  expect(withUnit.map(({ path }) => path)).toEqual(['packages/ui/src/theme/theme-declarations.ts']);
  const containers = ofScreens.filter(({ text }) => /^ *container(-type)?:/m.test(text));
  expect(containers.filter(({ text }) => !text.includes('${queryContainer}'))).toEqual([]);
});

test.each(codes)('%s is spelled out in its own file only', (code, places) => {
  const found = files.filter((file) => [...textsOf(file)].includes(code)).map(({ path }) => path);
  expect(found.toSorted()).toEqual(places.toSorted());
});

describe('the rules report', () => {
  const found = (rule: (file: SourceFile) => readonly Finding[], text: string) =>
    rule({ path: 'packages/ui/src/example.tsx', text });

  test.each(["f('/procedures/reset');", 'f(`${id}/procedures/photo/${name}`);', "f('x/oauth2/token');"])(
    '%s',
    (text) => expect(found(providerCalls, text)).toHaveLength(1),
  );

  test.each([
    'const q = 0.7;',
    'const size = { width: 1920 };',
    'f(3_000);',
    'const max = 20971520;',
    'const max = 20 * 1024 * 1024;',
  ])('%s', (text) => expect(found(repeatedFigures, text)).toHaveLength(1));

  test.each(['setTimeout(f, 1000);', 'timers.setInterval(f, 100);'])('%s', (text) =>
    expect(found(bareDelays, text)).toHaveLength(1),
  );

  test('the rules do not report a named delay', () => {
    expect(found(bareDelays, 'setTimeout(f, delayMs); setTimeout(f, 0); setTimeout(f);')).toEqual([]);
  });
});
