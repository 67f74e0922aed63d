import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { root } from '../../tools/packages/published.ts';
import { chromium } from '../chromium/chromium.ts';
import { freePort } from '../chromium/free-port.ts';
import { installedFolder } from './install.ts';
import { copySource, newApp, typeProblems } from './own-app.ts';
import { run } from './run-program.ts';

/** The example's tests (docs/testing.md), in a folder of their own with nothing but the packages: they pass, and can fail. */

const example = 'docs/examples/testing';
const files = readdirSync(`${root}${example}`);

let app: string;

beforeAll(() => {
  app = newApp('testing');
  for (const file of files) {
    if (/\.tsx?$/.test(file)) copySource(`${example}/${file}`, join(app, file));
    else cpSync(`${root}${example}/${file}`, join(app, file));
  }
  for (const file of ['Capture.tsx', 'capture-parts.ts'])
    copySource(`docs/examples/${file}`, join(app, file));
});

/** Runs a test program in the folder of an app. @returns what it prints. */
async function runTests(
  folder: string,
  program: 'vitest' | 'playwright',
  ...args: readonly string[]
): Promise<string> {
  const { executablePath, env } = chromium();
  const port = String(await freePort());
  return run(join(folder, '../node_modules/.bin', program), args, {
    cwd: folder,
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0', CHROMIUM: executablePath, PORT: port, CI: '1' },
  });
}

/** The figures of a report, such as `4 passed`. */
const passed = (report: string) => report.match(/\d+ passed/g);

test('the compiler accepts them with the types of the packages', async () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  expect(await typeProblems(app, sources, { types: ['node'], resolveJsonModule: true })).toBe('');
});

// Decision 9.5.
test('the unit tests pass with fakes, and the component test with the drawn camera', async () => {
  expect(passed(await runTests(app, 'vitest', 'run'))).toEqual(['2 passed', '5 passed']);
});

test('the journey passes in the built app, with the provider, a fault and a played phone', async () => {
  expect(passed(await runTests(app, 'playwright', 'test', '--reporter', 'line'))).toEqual(['2 passed']);
});

test('the tests fail when the app is broken: it takes a photo that is missing for one that it has', async () => {
  const file = join(app, 'describe-file.ts');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('length === 0');
  writeFileSync(file, text.replace('length === 0', 'length < 3'));
  await expect(runTests(app, 'vitest', 'run', '--project', 'node')).rejects.toThrow('1 failed | 1 passed');
});

test('the page object goes through the whole journey in an app without React', async () => {
  const page = newApp('testing-element');
  cpSync(`${root}docs/examples/plain-page.html`, join(page, 'index.html'));
  cpSync(join(installedFolder(inject('packed'), 'element'), 'dist'), join(page, 'public/recto'), {
    recursive: true,
  });
  copySource(`${example}/playwright.config.ts`, join(page, 'playwright.config.ts'));
  copySource('test/packages/element/journey.spec.ts', join(page, 'journey.spec.ts'));
  expect(passed(await runTests(page, 'playwright', 'test', '--reporter', 'line'))).toEqual(['1 passed']);
});
