import { isBuiltin } from 'node:module';
import { describe, expect, test } from 'vitest';
import { importsOf, packageOf, resolveRelative, unknownImport } from './source/imports.ts';
import { readProjectFile, sourcesIn, type Finding, type SourceFile } from './source/source-file.ts';

/** Which packages, or entries of packages, each package may import; `knip --strict` checks that its manifest declares them. */
const fences = [
  { folder: 'packages/core', mayImport: [] },
  { folder: 'packages/analysis', mayImport: ['@recto/core'] },
  { folder: 'packages/adapters', mayImport: ['@recto/analysis', '@recto/core', 'valibot'] },
  {
    folder: 'packages/ui',
    mayImport: [
      '@recto/core',
      // In Node nothing, elsewhere `@fontsource-variable/atkinson-hyperlegible-next`.
      '#typeface',
      'i18next',
      'qrcode.react',
      'react',
      'react-dom',
      'react-hot-toast',
      'react-i18next',
      'styled-components',
    ],
  },
  { folder: 'packages/relay', mayImport: ['node:', '@recto/core'] },
  {
    folder: 'packages/operator-tools',
    mayImport: [
      'node:',
      '@recto/core',
      // The rules of a configuration are those of the app; no other part of these packages is needed.
      '@recto/adapters/configuration',
      '@recto/ui/operator',
      'ajv',
      'yaml',
    ],
  },
  {
    folder: 'packages/sandbox',
    mayImport: [
      'node:',
      '@recto/core',
      '@recto/operator-tools',
      '@hono/node-server',
      'hono',
      'selfsigned',
      'uqr',
      'valibot',
      'vite',
    ],
  },
  {
    folder: 'packages/testing',
    mayImport: [
      'node:',
      '@playwright/test',
      '@recto/adapters',
      '@recto/core',
      '@recto/sandbox',
      '@recto/ui',
      'valibot',
      // Only in the repository: the published package has the script that it makes.
      'vite',
    ],
  },
  {
    folder: 'host',
    mayImport: [
      '@recto/adapters',
      '@recto/core',
      '@recto/ui',
      'inversify',
      'react',
      'react-dom',
      'react-i18next',
      'react-router-dom',
      'reflect-metadata',
    ],
  },
  {
    folder: 'host/element',
    mayImport: ['@recto/adapters', '@recto/core', '@recto/ui', 'react', 'react-dom', 'react-i18next'],
  },
  {
    folder: 'host/service-worker',
    mayImport: [
      '@recto/adapters',
      '@recto/core',
      'workbox-core',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
  },
] as const;

/** The only import of a variable: it loads a bundle again from another address after its first load has failed. */
const importsByAddress: readonly string[] = ['packages/ui/src/chunks/retry-import.ts'];

type Fence = (typeof fences)[number];

function crossings(file: SourceFile, { folder, mayImport }: Fence): readonly Finding[] {
  return importsOf(file).flatMap((specifier) => {
    if (specifier === unknownImport && importsByAddress.includes(file.path)) return [];
    const target = resolveRelative(file, specifier);
    if (target !== null) {
      if (!target.startsWith(`${folder}/src/`)) return [`${file.path} leaves its package: ${specifier}`];
      return /\.(tsx?|css)$/.test(target) ? [] : [`${file.path} imports without extension: ${specifier}`];
    }
    if (specifier.includes('/src/')) return [`${file.path} reaches into a package: ${specifier}`];
    const name = isBuiltin(specifier) ? 'node:' : packageOf(specifier);
    return mayImport.some((allowed) => allowed === name || allowed === specifier)
      ? []
      : [`${file.path} may not import ${specifier}`];
  });
}

describe.each(fences)('$folder', (fence) => {
  const files = sourcesIn(`${fence.folder}/src`);

  test('the folder imports only what its environment allows', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => crossings(file, fence))).toEqual([]);
  });

  test.each([
    `import '@recto/nowhere';`,
    `import type { Page } from 'playwright';`,
    `export { a } from '../../../test/chromium/chromium.ts';`,
    `export * from '../../../stories/a.ts';`,
    `const lazy = import('lodash');`,
    `type Story = import('storybook').Story;`,
    `const lazy = (address: string) => import(address);`,
    `import { a } from '@recto/core/src/index.ts';`,
    `import { a } from './without-extension';`,
  ])('the rule reports: %s', (text) => {
    expect(crossings({ path: `${fence.folder}/src/example.ts`, text }, fence)).toHaveLength(1);
  });
});

test('no environment imports another', () => {
  const held = (folder: Fence['folder'], specifier: string) => {
    const fence = fences.find((candidate) => candidate.folder === folder)!;
    return (
      crossings({ path: `${folder}/src/example.ts`, text: `import '${specifier}';` }, fence).length === 1
    );
  };
  expect(held('packages/core', 'valibot')).toBe(true);
  expect(held('packages/core', 'node:fs')).toBe(true);
  expect(held('packages/adapters', 'react')).toBe(true);
  expect(held('packages/ui', '@recto/adapters/browser')).toBe(true);
  expect(held('packages/ui', 'inversify')).toBe(true);
  expect(held('packages/ui', 'react-router-dom')).toBe(true);
  expect(held('packages/operator-tools', '@recto/ui')).toBe(true);
  expect(held('packages/operator-tools', '@recto/adapters/browser')).toBe(true);
  expect(held('packages/operator-tools', '@recto/sandbox')).toBe(true);
  expect(held('packages/sandbox', '@recto/ui/operator')).toBe(true);
  expect(held('host', '@recto/sandbox')).toBe(true);
  expect(held('host', 'node:fs')).toBe(true);
  for (const { folder } of fences) expect(held(folder, '@recto/testing/fakes')).toBe(true);
});

describe('imported by one folder only', () => {
  const owners = [
    ['inversify', 'host/src/container/'],
    ['react-router-dom', 'host/src/'],
    ['react-hot-toast', 'packages/ui/src/components/toasts/'],
    ['qrcode.react', 'packages/ui/src/screens/continue-on-phone/'],
  ] as const;

  test.each(owners)('%s: %s', (name, owner) => {
    const users = sourcesIn('packages', 'host/src').filter((file) =>
      importsOf(file).some((specifier) => packageOf(specifier) === name),
    );
    expect(users.length).toBeGreaterThan(0);
    expect(users.map(({ path }) => path).filter((path) => !path.startsWith(owner))).toEqual([]);
  });
});

test('core is compiled without the names of a page', () => {
  const settings = JSON.parse(readProjectFile('packages/core/tsconfig.json')) as {
    compilerOptions: { lib: string[] };
  };
  expect(settings.compilerOptions.lib).toEqual(['ES2021', 'ES2022.Error', 'WebWorker']);
});
