import type { PhotoName } from '@recto/core';
import type { NewProcedure } from './fixtures/operator.ts';
import { driverLicenseOnly, idCardOnly, selfieOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

/** Each flag of §1 alone: the photos that it requires, from the start button to the end. */
const cases: readonly { name: string; kind: NewProcedure; photos: readonly PhotoName[] }[] = [
  { name: 'the ID card only', kind: idCardOnly, photos: ['idCardRecto', 'idCardVerso'] },
  {
    name: 'the driving licence only',
    kind: driverLicenseOnly,
    photos: ['driverLicenseRecto', 'driverLicenseVerso'],
  },
  { name: 'the selfie only', kind: selfieOnly, photos: ['clientPicture'] },
  { name: 'nothing', kind: {}, photos: [] },
];

test('a procedure that requires some of the documents, or none, can be finished with its photos', async ({
  procedures,
  customer,
  camera,
  operator,
}) => {
  const t = await textsIn('fr-fr');
  await camera.show('idCardRecto');
  for (const { name, kind, photos } of cases) {
    await test.step(name, async () => {
      const procedure = await procedures.make(kind);
      await customer.open(procedure);
      await customer.tap('start');

      for (const photo of photos) {
        await customer.take(photo);
      }

      await customer.sees('confirm');
      await expect(customer.tiles).toHaveCount(photos.length);
      for (const photo of photos) await customer.seesTile(photo, 'filled');
      await customer.tap('confirm');
      await expect(customer.screen('status')).toHaveAttribute('data-status', 'finished');
      await customer.seesText(t(photos.length > 0 ? 'status.finished.text' : 'status.finished.textNothing'));

      const { procedure: kept, received } = await operator.get(procedure.token);
      expect(kept.status).toBe('finished');
      expect(received.map((each) => each.name)).toEqual(photos);
    });
  }
});
