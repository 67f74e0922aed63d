import { expect, test } from 'vitest';
import { sourcesIn, type Finding, type SourceFile } from './source/source-file.ts';
import { isNode, nodesOfType, type SyntaxNode } from './source/syntax-tree.ts';

/** Attributes whose text is shown or spoken. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** The product's own name is the same in every language. */
const productName = 'Recto';

/** Text in the markup that is not in `i18n`: it could not be translated. */
function words(file: SourceFile): readonly Finding[] {
  const inChildren = [...nodesOfType(file, 'JSXElement', 'JSXFragment')]
    .flatMap(({ children }) => children as SyntaxNode[])
    .flatMap(literalsOf);
  const inAttributes = [...nodesOfType(file, 'JSXAttribute')]
    .filter(({ name }) => isNode(name) && spoken.has(String(name['name'])))
    .flatMap(({ value }) => literalsOf(value));
  return [...inChildren, ...inAttributes]
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && text !== productName)
    .map((text) => `${file.path} says "${text}"`);
}

/** The fixed texts that this child or attribute can show. */
function literalsOf(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'JSXExpressionContainer':
      return literalsOf(node['expression']);
    case 'ConditionalExpression':
      return [...literalsOf(node['consequent']), ...literalsOf(node['alternate'])];
    case 'LogicalExpression':
      return [...literalsOf(node['left']), ...literalsOf(node['right'])];
    case 'TemplateLiteral':
      return (node['quasis'] as SyntaxNode[]).map(({ value }) => (value as { raw: string }).raw);
    default:
      return [];
  }
}

test('all text is in i18n', () => {
  const files = sourcesIn('packages/ui/src', 'host/src');
  expect(files.flatMap(words)).toEqual([]);
});

test.each([
  '<p>Bonjour</p>',
  '<p>{"Bonjour"}</p>',
  '<p>{name ?? "client"}</p>',
  '<p>{late ? "trop tard" : null}</p>',
  '<p>{`Bonjour ${name}`}</p>',
  '<>é</>',
  '<img alt="Une carte" />',
  '<button aria-label={"Fermer"} />',
  '<Tile title={`Photo ${number}`} />',
])('text is found: %s', (markup) => {
  expect(words({ path: 'packages/ui/src/Example.tsx', text: `const a = ${markup};` })).toHaveLength(1);
});

test.each(['<p>{t("start.title")}</p>', '<p className="seal">1 / 2</p>', '<img alt="" />', '<b>Recto</b>'])(
  'no text is found: %s',
  (markup) => {
    expect(words({ path: 'packages/ui/src/Example.tsx', text: `const a = ${markup};` })).toEqual([]);
  },
);
