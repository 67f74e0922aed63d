import { readFile } from 'node:fs/promises';
import { limitUpload } from './fixtures/limit-upload.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect } from './fixtures/test.ts';
import { test as base } from './fixtures/two-tabs.ts';

/** A customer chooses a file in one tab; in the other one, a photo of the same name is in the preview. */
interface TwoPhotos {
  /** Chooses the file. @param size `large`: of 20 MB */
  readonly chooseOlder: (size?: 'large') => Promise<void>;
  /** Uses the photo of the other tab. */
  readonly useNewer: () => Promise<void>;
  /** The customer turns to both tabs, and the tile shows a photo that the provider has: the newer one. */
  readonly newerArrives: () => Promise<void>;
  /** The provider still has the newer one. */
  readonly newerStands: () => Promise<void>;
}

const test = base.extend<{ twoPhotos: TwoPhotos }>({
  twoPhotos: async ({ customer, otherTab, procedures, files, operator, watch }, provide) => {
    watch.allowFailedRequests();
    const { token, link } = await procedures.started(idCardOnly);
    await otherTab.open({ link }, '/capture?viewStep=0');
    await otherTab.photograph('idCardRecto');
    await customer.open({ link }, '/confirm');
    await customer.seesTile('idCardRecto', 'empty');
    let older = '';
    const newerStands = async () => {
      const received = Buffer.from(await operator.photo(token, 'idCardRecto'));
      expect(received.equals(await readFile(older)), 'the provider has the older one').toBe(false);
    };
    await provide({
      chooseOlder: async (size) => {
        older = await (size === 'large' ? files.jpegOfLimitAnd(0) : files.jpeg());
        await customer.tapAndChoose(customer.tileAction('idCardRecto', 'choose-file'), older);
      },
      useNewer: async () => {
        await otherTab.tap('use');
        await otherTab.sees('confirm');
      },
      newerArrives: async () => {
        for (const tab of [customer, otherTab]) await tab.comeBack();
        for (const tab of [customer, otherTab]) await tab.seesTile('idCardRecto', 'filled');
        await newerStands();
      },
      newerStands,
    });
  },
});

test('the newer photo stays, although another tab was still sending the older one: the upload is ended', async ({
  customer,
  twoPhotos,
}) => {
  await limitUpload(customer.page, 200_000);
  const ended = customer.page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/procedures/upload'),
  );
  await twoPhotos.chooseOlder('large');
  await customer.seesTile('idCardRecto', 'uploading');
  await twoPhotos.useNewer();
  await ended;
  await limitUpload(customer.page, -1);
  await twoPhotos.newerArrives();
});
