import { appendFile } from 'node:fs/promises';
import type { UploadRejection } from '@recto/core';
import { locatedJpegs, withBlankLocation } from '../support/located-jpegs.ts';
import type { ImageFiles } from './fixtures/image-files.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import { userAgents } from './fixtures/user-agents.ts';

test.use({ userAgent: userAgents.firefox96 });

const photo = 'idCardRecto';

interface Case {
  readonly name: string;
  readonly make: (files: ImageFiles) => Promise<string>;
}

const refused: readonly (Case & { readonly code: UploadRejection })[] = [
  { name: 'a text named .png', make: (files) => files.text('note.png'), code: 'Errors.imageExtension' },
  { name: 'a file of 0 bytes', make: (files) => files.empty('empty.jpg'), code: 'Toasts.fileUnreadable' },
  { name: 'a HEIC named .jpg', make: (files) => files.heic('IMG_0001.jpg'), code: 'Errors.imageExtension' },
  { name: '20 MB and a byte', make: (files) => files.jpegOfLimitAnd(1), code: 'Errors.imageSize' },
];

const allowed: readonly (Case & { readonly type: string })[] = [
  { name: 'exactly 20 MB', make: (files) => files.jpegOfLimitAnd(0), type: 'image/jpeg' },
  { name: 'a PNG without an extension', make: (files) => files.png('picture'), type: 'image/png' },
  { name: 'a JPEG named .png', make: (files) => files.jpeg('card.png'), type: 'image/jpeg' },
];

test('a file that is too large or not a picture is refused, and nothing is sent; after it another one can be sent', async ({
  procedures,
  customer,
  operator,
  files,
}) => {
  const t = await textsIn('fr-fr');
  const procedure = await procedures.started(idCardOnly);
  for (const { name, make, code } of refused) {
    await test.step(`${name}: ${code}`, async () => {
      await customer.open(procedure, '/confirm');
      await customer.tapAndChoose(customer.tileAction(photo, 'add'), await make(files));
      await customer.seesText(t(code));
      if (name.includes('HEIC')) await customer.seesText(t('formatAdvice.android'));
      await customer.seesTile(photo, 'empty');
    });
  }
  expect(await operator.callNames()).not.toContain('uploadPhoto');

  await test.step('another file, after two that were refused', async () => {
    const add = customer.tileAction(photo, 'add');
    await customer.tapAndChoose(add, await files.text('wrong.jpg'));
    await customer.tapAndChoose(add, await files.text('wrong.jpg'));
    await customer.tapAndChoose(add, await files.jpeg());
    await customer.seesTile(photo, 'filled');
  });
});

test('a picture of up to 20 MB is sent, under any name', async ({
  procedures,
  customer,
  operator,
  files,
}) => {
  for (const { name, make, type } of allowed) {
    await test.step(name, async () => {
      const procedure = await procedures.started(idCardOnly);
      await customer.open(procedure, '/confirm');
      await customer.tapAndChoose(customer.tileAction(photo, 'add'), await make(files));
      await customer.seesTile(photo, 'filled');
      const { received } = await operator.get(procedure.token);
      expect(received).toMatchObject([{ name: photo, contentType: type }]);
    });
  }
});

// Decision 3.7.
test('a file that changes on the disk right after it was picked is told as that, and another one can be sent', async ({
  page,
  procedures,
  customer,
  operator,
  files,
  watch,
}) => {
  watch.allowFailedRequests();
  const t = await textsIn('fr-fr');
  const path = await files.jpeg('changing.jpg');
  await page.exposeFunction('changeFile', () => appendFile(path, 'x'));
  await page.addInitScript(() => {
    const read = Blob.prototype.arrayBuffer;
    // The first bytes tell the type; the file is stored after that.
    Blob.prototype.arrayBuffer = async function () {
      const bytes = await read.call(this);
      Blob.prototype.arrayBuffer = read;
      await (window as unknown as { changeFile: () => Promise<void> }).changeFile();
      return bytes;
    };
  });
  const procedure = await procedures.started(idCardOnly);
  await customer.open(procedure, '/confirm');
  const add = customer.tileAction(photo, 'add');
  await customer.tapAndChoose(add, path);
  await customer.seesText(t('Toasts.fileUnreadable'));
  await customer.seesTile(photo, 'empty');
  expect(await operator.callNames()).not.toContain('uploadPhoto');
  await customer.tapAndChoose(add, await files.jpeg());
  await customer.seesTile(photo, 'filled');
});

// Decision 3.14.
test('a page that misses the code for a picked file, as after a deployment, is reloaded once, and the file is sent', async ({
  page,
  procedures,
  customer,
  operator,
  files,
  watch,
}) => {
  watch.allowFailedRequests();
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  // The new page finds its file; the retries of the old one do not.
  await page.route(/\/assets\/without-location-[\w-]{8}\.js/, (route) =>
    loads.length < 2 ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
  );
  const procedure = await procedures.started(idCardOnly);
  await customer.open(procedure, '/confirm');
  await customer.tapAndChoose(customer.tileAction(photo, 'add'), await files.jpeg());
  await customer.seesTile(photo, 'filled');
  expect(loads).toHaveLength(2);
  const { received } = await operator.get(procedure.token);
  expect(received).toMatchObject([{ name: photo, contentType: 'image/jpeg' }]);
});

test('what the provider stores of a picked JPEG does not say where it was taken, and is the same otherwise', async ({
  procedures,
  customer,
  operator,
  files,
}) => {
  for (const [index, sample] of (await locatedJpegs()).entries()) {
    if (!['EXIF and XMP', 'a further picture behind the first, each with EXIF (MPF)'].includes(sample.name))
      continue;
    await test.step(sample.name, async () => {
      const procedure = await procedures.started(idCardOnly);
      await customer.open(procedure, '/confirm');
      const path = await files.jpegOf(`IMG_${index}.jpg`, sample.bytes);
      await customer.tapAndChoose(customer.tileAction(photo, 'add'), path);
      await customer.seesTile(photo, 'filled');
      const stored = await operator.photo(procedure.token, photo);
      expect(Buffer.from(stored).equals(withBlankLocation(sample))).toBe(true);
      expect(Buffer.from(stored).equals(sample.bytes)).toBe(false);
    });
  }
});
