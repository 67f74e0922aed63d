import { readFileSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { perRequiredFlag } from '@recto/core';
import { startServer, staticHost } from '@recto/sandbox';
import { Ajv, type AnySchema } from 'ajv';
import type { Browser } from 'playwright';
import { extract } from 'tar';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { wrongSums } from '../../tools/release/checksums.ts';
import { root } from '../../tools/packages/published.ts';
import { userAgents } from '../e2e/fixtures/user-agents.ts';
import { releaseIn, tarball } from './install.ts';
import { closePage, launchBrowser, openPage, originOf, serve } from './own-app.ts';

/** Files of a release that are no packages: sums, SBOM, licences, the app and Storybook. */
describe('the archives of a release', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterAll(() => browser?.close());

  test('SHA256SUMS has the sum of each file', () => {
    expect(wrongSums(releaseIn(inject('packed')))).toEqual([]);
  });

  test('the SBOM is valid, and names React', () => {
    const sbom = JSON.parse(readFileSync(releaseFile('.cdx.json'), 'utf8')) as {
      readonly components: readonly { readonly name: string }[];
    };
    const ajv = new Ajv({ strict: false, validateFormats: false });
    for (const name of ['spdx', 'jsf-0.82']) {
      ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
    }
    expect(ajv.validate(schema('bom-1.6'), sbom), ajv.errorsText()).toBe(true);
    expect(sbom.components.map(({ name }) => name)).toContain('react');
  });

  test('the app starts from its archive, and a link opens', async () => {
    const app = await unpack('app');
    const data = await mkdtemp(join(inject('packed'), 'data-'));
    const server = await startServer({
      port: 0,
      dataDir: data,
      openWebHost: staticHost(app),
      guidance: 'off',
    });
    try {
      const { token } = server.sandbox.operator.demonstration({
        ...perRequiredFlag(() => true),
        language: 'en-gb',
        lastname: 'Moreau',
        redirectUrl: 'https://example.org/',
      });
      const errors: string[] = [];
      const page = await browser.newPage({
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        userAgent: userAgents.androidChrome,
        permissions: ['camera'],
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(`${server.origin}/${token}`);
      await page.locator('[data-action="start"]').click();
      await page.locator('[data-screen="capture"][data-state="capture"]').waitFor();
      expect(errors).toEqual([]);
      await closePage(page);
    } finally {
      await server.close();
    }
  });

  test('Storybook shows a story from its archive', async () => {
    const folder = await unpack('storybook');
    const server: Server = await serve(folder);
    try {
      const errors: string[] = [];
      const page = await openPage(browser, originOf(server), errors);
      await page.goto(`${originOf(server)}/iframe.html?id=${await storyIn(folder)}&viewMode=story`);
      await page.locator('#storybook-root button').first().waitFor();
      expect(errors).toEqual([]);
      await closePage(page);
    } finally {
      server.close();
    }
  });
});

/** Unpacks an archive into an empty folder. @returns the folder in it. */
async function unpack(name: string): Promise<string> {
  const folder = await mkdtemp(join(inject('packed'), `${name}-`));
  await extract({ file: tarball(inject('packed'), name), cwd: folder });
  const [only] = await readdir(folder);
  return join(folder, only!);
}

/** A story of a component with a button. */
async function storyIn(folder: string): Promise<string> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, { readonly type: string; readonly title: string }>>;
  };
  return Object.entries(entries).find(([, { type, title }]) => type === 'story' && /Button/.test(title))![0];
}

function releaseFile(ending: string): string {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { readonly version: string };
  return join(releaseIn(inject('packed')), `recto-${version}${ending}`);
}

function schema(name: string): AnySchema {
  const folder = `${root}node_modules/@cyclonedx/cyclonedx-library/res/schema`;
  return JSON.parse(readFileSync(`${folder}/${name}.SNAPSHOT.schema.json`, 'utf8')) as AnySchema;
}
