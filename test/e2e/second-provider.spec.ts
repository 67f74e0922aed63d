import { perRequiredFlag, photoNames } from '@recto/core';
import { openSecondProvider } from '../contract/second-provider/second-provider.ts';
import { expect, test } from './fixtures/test.ts';
import { OwnServer } from './server/own-server.ts';

// Decision 10.6.
test('the built app with a configuration that names another provider, on another origin: the whole procedure', async ({
  page,
  customer,
  camera,
  files,
  watch,
}) => {
  const provider = await openSecondProvider(null);
  const { authEndpointUrl, idEndpointUrl, clientId, clientSecret } = provider;
  const server = await OwnServer.start({
    configuration: { authEndpointUrl, idEndpointUrl, clientId, clientSecret },
  });
  try {
    watch.allowForeign(server.origin);
    watch.allowForeign(new URL(idEndpointUrl).origin);
    const token = provider.create(
      'active',
      perRequiredFlag(() => true),
    );
    await camera.show('idCardRecto');

    await test.step('start, in the language of the procedure', async () => {
      await customer.open({ link: `${server.origin}/${token}` });
      await customer.seesText('Rossi');
      await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT');
      await customer.tap('start');
    });

    await test.step('five photos from the camera', async () => {
      for (const photo of photoNames) await customer.take(photo);
      await customer.sees('confirm');
      for (const photo of photoNames) await customer.seesTile(photo, 'filled');
    });

    await test.step('its thumbs are shown; one is deleted, and a file is sent in its place', async () => {
      await page.reload();
      const thumb = customer.tile('idCardVerso').locator('img');
      await expect(thumb).toHaveAttribute('src', new RegExp(`^${new URL(idEndpointUrl).origin}/thumbs/`));
      await expect.poll(() => thumb.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
      await customer.tileAction('idCardVerso', 'delete').tap();
      await customer.tap('delete-yes');
      await customer.seesTile('idCardVerso', 'empty');
      expect([...provider.get(token).photos.keys()]).not.toContain('idCardVerso');
      await customer.tapAndChoose(customer.tileAction('idCardVerso', 'choose-file'), await files.png());
      await customer.seesTile('idCardVerso', 'filled');
    });

    await test.step('confirm, and the link to the provider’s page', async () => {
      await customer.tap('confirm');
      await expect(customer.screen('status')).toHaveAttribute('data-status', 'finished');
      await expect(customer.action('continue')).toHaveAttribute('href', 'https://second.example/thanks');
    });

    const { status, photos } = provider.get(token);
    expect(status).toBe('finished');
    expect([...photos.keys()].toSorted()).toEqual([...photoNames].toSorted());
    expect(server.calls().filter(({ call }) => call !== 'config')).toEqual([]);
    await page.goto('about:blank');
  } finally {
    await server.end();
    await provider.close();
  }
});
