import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { installedFolder, tarball } from './install.ts';
import { copySource, newApp, toJavaScript } from './own-app.ts';
import { run, runInNode } from './run-program.ts';

/** The packages in Node: as a server uses them. */

test('@recto/core runs in Node without any other package', async () => {
  const app = join(inject('packed'), 'node');
  mkdirSync(app);
  writeFileSync(`${app}/package.json`, JSON.stringify({ private: true, type: 'module' }));
  const core = tarball(inject('packed'), 'core');
  await run('npm', ['install', '--no-audit', '--no-fund', '--offline', core], { cwd: app });
  const script = `import { photoNames } from '@recto/core'; console.log(photoNames.join());`;
  const printed = await runInNode(app, script);
  expect(printed.trim()).toBe('idCardRecto,idCardVerso,driverLicenseRecto,driverLicenseVerso,clientPicture');
});

// Decision 11.14.
test('each entry of each package can be imported in Node', async () => {
  const app = newApp('imports');
  const element = `${installedFolder(inject('packed'), 'element')}/dist/recto-capture.js`;
  const entriesForTests = ['fakes', 'camera', 'provider', 'playwright'].map((name) => `testing/${name}`);
  const entries = ['core', 'analysis/documents', 'analysis/faces', 'analysis/pixels', 'adapters/browser'];
  const names = [
    ...entries,
    'adapters/configuration',
    'adapters/http',
    'adapters/fake',
    'ui',
    ...entriesForTests,
  ].map((entry) => `@recto/${entry}`);
  const script = `
    for (const name of ${JSON.stringify([...names, element])}) {
      const module = await import(name);
      if (Object.keys(module).length === 0) throw new Error(name + ' exports nothing.');
    }
    console.log('imported');`;
  expect((await runInNode(app, script)).trim()).toBe('imported');
});

test('the entry of the screens says that it belongs to the client, before anything else', () => {
  expect(readFileSync(`${installedFolder(inject('packed'), 'ui')}/dist/index.js`, 'utf8')).toMatch(
    /^'use client';\n/,
  );
});

// Decision 11.14.
test('start, confirm and status screens are rendered on a server, with their texts and controls', async () => {
  const app = newApp('server');
  copySource('test/packages/server/render-screens.tsx', join(app, 'render-screens.tsx'));
  await toJavaScript(app, ['render-screens.tsx']);
  const printed = await run(process.execPath, ['render-screens.js'], { cwd: app });
  const { markup, warnings } = JSON.parse(printed) as {
    readonly markup: Readonly<Record<string, string>>;
    readonly warnings: readonly string[];
  };
  expect(warnings).toEqual([]);
  expect(markup['start']).toContain('ID card');
  expect(markup['start']).toMatch(/<button[^>]*data-action="start"/);
  expect(markup['confirm']).toMatch(/data-screen="confirm"/);
  expect(markup['confirm']).toMatch(/data-photo="idCardRecto"/);
  expect(markup['status']).toMatch(/data-screen="status"/);
  expect(markup['status']).toMatch(/<h1/);
  // The box of a guest is filled in the browser: a shadow tree is made there.
  expect(markup['guest']).toMatch(/^<div style="all:initial[^"]*"><\/div>$/);
});
