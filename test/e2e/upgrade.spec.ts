import { idCardOnly } from './fixtures/procedures.ts';
import { Operator } from './fixtures/operator.ts';
import { expect, test } from './fixtures/test.ts';
import { deployKeeping } from './server/deploy.ts';
import { OwnServer } from './server/own-server.ts';

// A version is built in this test.
test.describe.configure({ timeout: 180_000 });

/** What docs/running.md demands of a deployment (decision 7.9): the files of the last build stay for the pages that are open. */
test('a page that was open during a deployment has its guidance, because the files of its build were kept', async ({
  page,
  customer,
  camera,
  watch,
}) => {
  const server = await OwnServer.start({ guidance: 'hints' });
  const script = page.locator('link[href*="/assets/app-"]').first();
  try {
    watch.allowForeign(server.origin);
    await camera.show('idCardRecto');
    await customer.open(await new Operator(server.origin).create(idCardOnly));
    await customer.sees('start');
    const ofOldBuild = await script.getAttribute('href');
    await deployKeeping(server, '9.9.20');
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(new URL(response.url()).pathname);
    });

    await customer.tap('start');
    await customer.seesCapture('capture', 'idCardRecto');
    await expect(page.locator('[data-hint]')).toBeVisible();
    expect(missing).toEqual([]);
    expect(await script.getAttribute('href')).toBe(ofOldBuild);

    await page.reload();
    await customer.seesCapture('capture', 'idCardRecto');
    expect(await script.getAttribute('href')).not.toBe(ofOldBuild);
  } finally {
    // A page that still loads would log that its server is gone.
    await page.close();
    await server.end();
  }
});
