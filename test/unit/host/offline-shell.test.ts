import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesOf } from '../../../host/build/offline-shell.ts';

/** A build with these files, which is deleted when the test ends. */
function buildOf(...names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'recto-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
  return folder;
}

test('a file whose name has no hash of its own gets one from its content, to be replaced when that changes', () => {
  const build = buildOf('index.html', 'assets/app-B2x9_kQa.js', 'assets/drawings/logo-positive.svg');
  expect(filesOf(build, '/kyc/')).toMatchObject([
    { url: '/kyc/assets/app-B2x9_kQa.js', revision: null },
    { url: '/kyc/assets/drawings/logo-positive.svg', revision: expect.any(String) },
    { url: '/kyc/index.html', revision: expect.any(String) },
  ]);
});

// Decision 10.4.
test('no file that is replaced without a build is among them', () => {
  const replaced = ['assets/config.json', 'assets/operator/logo.svg', 'assets/operator/texts-portugal.json'];
  expect(filesOf(buildOf('index.html', ...replaced), '/')).toMatchObject([{ url: '/index.html' }]);
});
