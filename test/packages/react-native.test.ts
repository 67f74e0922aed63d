import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../tools/packages/published.ts';

/** The sample of `docs/native-app.md`: the compiler accepts it with the types of React Native and its web view. */

const run = promisify(execFile);
const app = mkdtempSync(join(tmpdir(), 'recto-react-native-'));

afterAll(() => rmSync(app, { recursive: true, force: true }));

test('the compiler accepts the sample for React Native, and misses a property that it does not have', async () => {
  cpSync(`${root}docs/examples/native/RectoScreen.tsx`, `${app}/RectoScreen.tsx`);
  await installTypes();
  await compile();

  const sample = readFileSync(`${app}/RectoScreen.tsx`, 'utf8');
  const broken = sample.replace('applicationNameForUserAgent', 'applicationName');
  expect(broken).not.toBe(sample);
  writeFileSync(`${app}/RectoScreen.tsx`, broken);
  await expect(compile()).rejects.toMatchObject({ stdout: expect.stringContaining(`'applicationName'`) });
});

/** Without the dependencies of React Native: 200 packages that the compiler does not read. */
async function installTypes(): Promise<void> {
  const manifest = JSON.parse(readFileSync(`${root}docs/examples/native/package.json`, 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const versions = { ...manifest.dependencies, ...manifest.devDependencies };
  const specifiers = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  for (const specifier of specifiers) {
    const { stdout } = await run('npm', ['pack', '--silent', '--prefer-offline', specifier], { cwd: app });
    const name = specifier.slice(0, specifier.lastIndexOf('@'));
    const target = join(app, 'node_modules', name);
    mkdirSync(target, { recursive: true });
    await run('tar', ['-xzf', stdout.trim(), '--strip-components', '1', '-C', target], { cwd: app });
  }
}

async function compile(): Promise<void> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    // The declarations of React Native need packages that are not installed.
    skipLibCheck: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    target: 'ES2023',
    lib: ['ES2023'],
    jsx: 'react-jsx',
    types: [],
  };
  writeFileSync(`${app}/tsconfig.json`, JSON.stringify({ compilerOptions, files: ['RectoScreen.tsx'] }));
  await run(`${root}node_modules/.bin/tsc`, ['-p', app]);
}
