import { expect, test } from 'vitest';
import { retryImport } from '../../../packages/ui/src/chunks/retry-import.ts';
import { textLoaders } from '../../../packages/ui/src/i18n/load-texts.ts';

const module = new URL('../../../packages/ui/src/i18n/language-names.ts', import.meta.url).href;

function expectNoCall(): Promise<never> {
  throw new Error('The failed URL must not be requested again.');
}

test.each(['Failed to fetch dynamically imported module:', 'error loading dynamically imported module:'])(
  'a URL that the browser remembers as failed is imported under a new URL (%s)',
  async (message) => {
    const failure = new TypeError(`${message} ${module}`);
    const first = await retryImport(expectNoCall, failure, 1);
    const second = await retryImport(expectNoCall, failure, 2);
    expect(first).toHaveProperty('languageNames');
    expect(second).toHaveProperty('languageNames');
    expect(second).not.toBe(first);
  },
);

test('if the error contains no URL, the same import is repeated', async () => {
  const failure = new TypeError('Importing a module script failed.');
  expect(await retryImport(textLoaders['nl-nl'], failure, 1)).toBe(await textLoaders['nl-nl']());
});

test('if the bundler has loaded a script itself, the same import is repeated: its address is no module', async () => {
  const failure = new Error(`Loading chunk 7 failed.\n(error: ${module})`);
  failure.name = 'ChunkLoadError';
  expect(await retryImport(textLoaders['nl-nl'], failure, 1)).toBe(await textLoaders['nl-nl']());
});
