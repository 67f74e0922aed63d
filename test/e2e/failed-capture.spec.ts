import { essential } from './fixtures/essential.ts';
import { keptPhotos } from './fixtures/stored-photos.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import { sendInVain } from './fixtures/send-in-vain.ts';

test(
  'a photo that gets an error response is kept: it can be taken again, and retry sends the same bytes',
  essential,
  async ({ procedures, customer, operator, watch }) => {
    watch.allowFailedRequests();
    const procedure = await procedures.started(idCardOnly);
    await operator.addFault({ call: 'savePhoto', kind: 'status', status: 500, retryAfter: 0 });
    const capture = customer.screen('capture');
    const image = capture.locator('img').first();
    await customer.open(procedure, '/capture');

    let sent: string | null = null;
    for (const way of ['retake', 'retry'] as const) {
      await test.step(`the photo, before ${way}`, async () => {
        await customer.photograph('idCardRecto');
        // The camera films the same few frames again and again.
        while ((await image.getAttribute('src')) === sent) {
          await customer.tap('retake');
          await customer.photograph('idCardRecto');
        }
        const taken = await image.getAttribute('src');
        await sendInVain(customer, 'idCardRecto');
        await expect(capture).toHaveAttribute('data-error', 'internal');
        await expect(image).toHaveAttribute('src', taken!);
        sent = taken;
        if (way === 'retry') await operator.clearFaults();
        await customer.tap(way);
      });
    }
    await customer.seesCapture('capture', 'idCardVerso');
    const received = Buffer.from(await operator.photo(procedure.token, 'idCardRecto'));
    expect(`data:image/jpeg;base64,${received.toString('base64')}`).toBe(sent);
  },
);

test('a transient failure is not shown: the photo is sent again automatically, and is stored once', async ({
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  for (const [what, fault, statuses] of [
    ['503, twice', { kind: 'status', status: 503, retryAfter: 0, times: 2 }, [503, 503, 200]],
    ['an access token that has expired', { kind: 'status', status: 401, times: 1 }, [401, 200]],
    ['a photo that arrives without a response', { kind: 'dropAfter', times: 1 }, [null, 200]],
  ] as const) {
    await test.step(what, async () => {
      await operator.beginAgain();
      await operator.addFault({ call: 'savePhoto', ...fault });
      const procedure = await procedures.started(idCardOnly);
      await customer.open(procedure, '/capture');
      await customer.take('idCardRecto');
      await customer.seesCapture('capture', 'idCardVerso');
      const tries = async () => (await operator.callsOf('savePhoto')).map(({ status }) => status);
      await expect.poll(tries).toEqual(statuses);
      expect(await operator.photosReceived(procedure.token)).toHaveLength(1);
      expect(await operator.callsOf('token')).toHaveLength(statuses[0] === 401 ? 2 : 1);
    });
  }
});

test('the customer continues without a photo that could not be sent, and sends it from its tile', async ({
  page,
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const t = await textsIn('fr-fr');
  const procedure = await procedures.started(idCardOnly);
  const fault = { call: 'savePhoto', kind: 'status', status: 500, retryAfter: 0 } as const;
  // Three tries make one attempt; the back of the card has no fault.
  await operator.addFault({ ...fault, times: 3 });
  await customer.open(procedure, '/capture');
  await customer.photograph('idCardRecto');
  await sendInVain(customer, 'idCardRecto');
  await customer.tap('send-later');
  await customer.seesText(t('capture.announce.kept', { photo: t('photos.name.idCardRecto') }));
  await customer.take('idCardVerso');

  await customer.sees('confirm');
  await customer.seesTile('idCardRecto', 'failed');
  await customer.seesTile('idCardVerso', 'filled');
  await expect(customer.action('confirm')).toBeDisabled();
  expect(await keptPhotos(page)).toEqual(['idCardRecto']);

  await operator.addFault(fault);
  await page.reload();
  await customer.seesTile('idCardRecto', 'failed');
  await operator.clearFaults();
  await customer.tileAction('idCardRecto', 'retry').tap();
  await customer.seesTile('idCardRecto', 'filled');
  await customer.tap('confirm');
  await customer.sees('status');
  expect((await operator.photosReceived(procedure.token)).toSorted()).toEqual(['idCardRecto', 'idCardVerso']);
});
