import { photoNames, type PhotoName } from '@recto/core';
import sharp from 'sharp';
import type { ImageFiles } from '../e2e/fixtures/image-files.ts';
import type { Operator } from '../e2e/fixtures/operator.ts';
import { everything, idCardOnly } from '../e2e/fixtures/procedures.ts';
import type { Cameras } from './engine.ts';
import type { EngineCustomer } from './EngineCustomer.ts';

// Decision 2.19.
export interface Scenario {
  readonly name: string;
  readonly cameras: Cameras;
  readonly play: (customer: EngineCustomer, operator: Operator, files: ImageFiles) => Promise<void>;
}

/** The guidance says something of the engine's own picture; or that it is too slow here. */
const anyHint = '[data-state="capture"]:has([data-hint])';

export const scenarios: readonly Scenario[] = [
  {
    name: 'the journey: link, guidance, five photos, confirm, finished',
    cameras: 'fake',
    async play(customer, operator) {
      const { token, link } = await operator.create(everything);
      await customer.page.goto(link);
      await customer.sees('start');
      await customer.tap('start');
      await customer.sees('capture', anyHint);
      for (const photo of photoNames) await customer.photograph(photo);
      await finish(customer, operator, token, photoNames);
      for (const photo of photoNames) await expectSquareJpeg(await operator.photo(token, photo), photo);
    },
  },
  withPickedFiles('the camera is denied: an error, and the end with picked files', 'denied'),
  withPickedFiles(
    'the browser alters photos: an error instead of the shutter, and the end with picked files',
    'altered',
  ),
  {
    name: 'there is no camera: sent to confirm, and files lead on to the end',
    cameras: 'none',
    async play(customer, operator, files) {
      const { token, link } = await operator.create(idCardOnly);
      await customer.page.goto(link);
      await customer.sees('start');
      await customer.tap('start');
      await customer.sees('confirm');
      await customer.choose('idCardRecto', await files.jpeg());
      await customer.choose('idCardVerso', await files.png());
      await finish(customer, operator, token, ['idCardRecto', 'idCardVerso']);
    },
  },
];

/** The camera can't be used: the customer reads why, and chooses files. */
function withPickedFiles(name: string, cameras: Cameras): Scenario {
  return {
    name,
    cameras,
    async play(customer, operator, files) {
      const { token, link } = await operator.create(idCardOnly);
      await customer.page.goto(link);
      await customer.sees('start');
      await customer.tap('start');
      await customer.sees('capture', '[data-state="error"][data-error="cameraAccess"]');
      await customer.chooseInstead('idCardRecto', await files.jpeg());
      await customer.chooseInstead('idCardVerso', await files.png());
      await finish(customer, operator, token, ['idCardRecto', 'idCardVerso']);
    },
  };
}

async function finish(
  customer: EngineCustomer,
  operator: Operator,
  token: string,
  photos: readonly PhotoName[],
): Promise<void> {
  await customer.sees('confirm');
  await customer.tap('confirm');
  await customer.sees('status', '[data-status="finished"]');
  const { procedure, received } = await operator.get(token);
  expectSame('the status at the provider', procedure.status, 'finished');
  expectSame('the photos at the provider', received.map(({ name }) => name).join(), photos.join());
}

/** §9: a JPEG of the frame's centred square. */
async function expectSquareJpeg(bytes: Uint8Array, photo: PhotoName): Promise<void> {
  const { format, width, height } = await sharp(bytes).metadata();
  expectSame(`the format of ${photo}`, format, 'jpeg');
  expectSame(`the height of ${photo}, like its width`, height, width);
  // Firefox's camera films one colour that changes; none of the three films black.
  const { channels } = await sharp(bytes).stats();
  if (channels.every(({ max }) => max < 16)) throw new Error(`${photo} is black.`);
}

function expectSame(what: string, found: unknown, wanted: unknown): void {
  if (found !== wanted) throw new Error(`${what}: ${String(found)}, not ${String(wanted)}.`);
}
