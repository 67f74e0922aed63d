import { FakeDevice, FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import {
  ConfirmSession,
  hasPhoto,
  maximumUploadBytes as limit,
  ProcedureStore,
  type UploadRejection,
} from '@recto/core';
import { providerWith } from '../../unit/core/doubles/provider.ts';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { entryOf, procedureWith } from '../../support/procedures.ts';
import { testUploadQueue } from '../../unit/core/doubles/test-upload-queue.ts';
import { anyByteChange } from './bytes.ts';
import { fuzz, fuzzTimeoutMs } from './fuzz.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Real images, and other files that a customer may pick. */
const originals: Bytes[] = [];

beforeAll(async () => {
  const picture = () => sharp({ create: { width: 24, height: 16, channels: 3, background: '#8aa4c0' } });
  const images = [
    picture().jpeg(),
    picture().jpeg({ progressive: true }),
    picture().png(),
    picture().webp(),
    picture().gif(),
  ];
  for (const image of images) originals.push(new Uint8Array(await image.toBuffer()));
  for (const text of [
    '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    '%PDF-1.7 ',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '',
  ]) {
    originals.push(new TextEncoder().encode(text));
  }
});

const anyName = fc.oneof(
  fc.constantFrom('card.jpg', 'card.PNG', 'card.heic', 'card', 'card.jpg.exe', '../../card.png', '\0.jpg'),
  fc.string({ unit: 'grapheme' }),
);
const anyType = fc.constantFrom('image/jpeg', 'image/png', 'image/heic', 'application/pdf', 'text/html', '');

/** Sizes around the largest; most files stay small. */
const anySize = fc.oneof(
  { weight: 8, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(limit - 1, limit, limit + 1, limit * 2, limit * 40) },
);

const anyFile = fc
  .record({
    original: fc.nat(),
    changes: fc.array(anyByteChange, { maxLength: 3 }),
    name: anyName,
    type: anyType,
    size: anySize,
  })
  .map(({ original, changes, name, type, size }) => {
    const bytes = changes.reduce((before, change) => change(before), originals[original % originals.length]!);
    return { file: fileOf(bytes, size, name, { type }), bytes };
  });

const megabyte = new Blob([new Uint8Array(1024 * 1024)]);

/** A file that begins with these bytes, followed by zeros up to its size, which take no memory. */
function fileOf(bytes: Bytes, size: number | null, name: string, options: FilePropertyBag): File {
  const missing = Math.max((size ?? 0) - bytes.length, 0);
  const whole = Array.from({ length: Math.floor(missing / megabyte.size) }, () => megabyte);
  return new File([bytes, ...whole, megabyte.slice(0, missing % megabyte.size)], name, options);
}

/** §5, written a second time: the size, and the signatures from the standards of the formats. */
function shouldBe({ size }: File, bytes: Bytes): 'sent' | UploadRejection {
  if (size > limit) return 'Errors.imageSize';
  if (size === 0) return 'Toasts.fileUnreadable';
  const hex = Buffer.from(bytes.slice(0, 8)).toString('hex');
  return hex.startsWith('ffd8ff') || hex === '89504e470d0a1a0a' ? 'sent' : 'Errors.imageExtension';
}

test(
  'any picked file is sent if its size and its first bytes are right, else refused with the reason',
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.noShrink(anyFile), async ({ file, bytes }) => {
        const sent: unknown[] = [];
        const toasts = new FakeToasts();
        const repository = providerWith(({ method, body }) => {
          if (method === 'uploadPhoto') sent.push(body);
          return Promise.resolve();
        });
        const storage = new MemoryStorage(entryOf(procedureWith()));
        const store = new ProcedureStore({ repository, storage, toasts, now: () => Date.now() });
        const device = new FakeDevice();
        const uploads = testUploadQueue({ repository, store, storage, device, toasts });
        await new ConfirmSession({ store, uploads, device, toasts }).choose('idCardRecto', file);

        const verdict = shouldBe(file, bytes);
        seen.add(verdict);
        expect(sent).toEqual(verdict === 'sent' ? [file] : []);
        expect(toasts.shown.map(({ code }) => code)).toEqual([
          verdict === 'sent' ? 'Toasts.photoSent' : verdict,
        ]);
        expect(hasPhoto(store.getSnapshot().entry!.procedure, 'idCardRecto')).toBe(verdict === 'sent');
      }),
      fuzz('files', 'picked files', { short: 200, full: 2000 }),
    );
    expect([...seen].toSorted()).toEqual([
      'Errors.imageExtension',
      'Errors.imageSize',
      'Toasts.fileUnreadable',
      'sent',
    ]);
  },
  fuzzTimeoutMs,
);
