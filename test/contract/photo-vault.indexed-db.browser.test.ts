import { photoRetentionMs } from '@recto/core';
import { difference } from '../../packages/core/src/uploads/vault-difference.ts';
import { IndexedDbPhotoVault, type PhotoVaultEnvironment } from '@recto/adapters/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import {
  deleteFromDisk,
  diskEntries,
  raiseVersion,
  wholeDisk,
  wipeDisk,
  writeDisk,
  writeVersionOne,
  type DiskEntry,
  type DiskRecord,
} from './photo-vault-disk.ts';
import { testPhotoVault } from './photo-vault.contract.ts';
import {
  facts,
  holding,
  manualClock,
  photosIn,
  pickedBack,
  pickedFront,
  pickedLarge,
  pickedSelfie,
  plain,
  storeIn,
  takenFront,
} from './photo-vault-under-test.ts';

const browser: PhotoVaultEnvironment = {
  databases: () => window.indexedDB,
  crypto: () => window.crypto,
  now: () => Date.now(),
  elapsed: () => performance.now(),
};

const open = (changes: Partial<PhotoVaultEnvironment> = {}) =>
  new IndexedDbPhotoVault({ ...browser, ...changes });

beforeEach(wipeDisk);
afterEach(async () => {
  vi.restoreAllMocks();
  await wipeDisk();
});

testPhotoVault('IndexedDbPhotoVault', () => {
  const { environment, ...clock } = manualClock();
  return { storedIn: 'disk', ...clock, newPage: () => open(environment) };
});

const blocked = () => {
  throw new DOMException('Blocked.', 'SecurityError');
};

const missing: readonly (readonly [what: string, changes: Partial<PhotoVaultEnvironment>])[] = [
  ['without IndexedDB', { databases: () => undefined }],
  ['where IndexedDB is null', { databases: () => null }],
  ['with IndexedDB blocked', { databases: blocked }],
  ['without WebCrypto', { crypto: () => undefined }],
  ['on an insecure page', { crypto: () => ({ getRandomValues: blocked }) as unknown as Crypto }],
];

for (const [what, changes] of missing) {
  testPhotoVault(`IndexedDbPhotoVault ${what}`, () => {
    const { environment, ...clock } = manualClock();
    return { storedIn: 'memory', ...clock, newPage: () => open({ ...environment, ...changes }) };
  });
}

describe('on the disk', () => {
  it('the image, its file name and the token are not readable', async () => {
    const vault = open();
    await storeIn(vault, 'the-secret-token', takenFront, facts);
    await storeIn(vault, 'the-secret-token', pickedBack, facts);
    const disk = await wholeDisk();
    expect(Object.keys(disk)).toEqual(['recto/notes', 'recto/photos']);
    const written = latin1Of(disk);
    expect(written.length).toBeGreaterThan(10_000);
    const { image } = takenFront as { image: { base64: string } };
    const file = await (pickedBack as { file: Blob }).file.arrayBuffer();
    for (const secret of [image.base64, atob(image.base64), latin1Of(file)]) {
      expect(written).not.toContain(secret.slice(1_000, 1_016));
    }
    for (const secret of ['the-secret-token', 'image/', 'back.png', 'taken', 'picked']) {
      expect(written).not.toContain(secret);
    }
  });

  it('there is no key, not even a non-extractable one, and no two encryptions share a salt or an IV', async () => {
    const vault = open();
    for (const photo of [takenFront, pickedBack, pickedSelfie]) await storeIn(vault, 'link-1', photo, facts);
    const records = (await diskEntries()).map(({ record }) => record);
    expect(records).toHaveLength(3);
    for (const record of records) {
      expect(Object.keys(record).toSorted()).toEqual(['content', 'description', 'salt']);
      expect(record.salt).toBeInstanceOf(ArrayBuffer);
    }
    expect(new Set(records.map(({ salt }) => latin1Of(salt))).size).toBe(3);
    const ivs = records.flatMap(({ description, content }) => [description.iv, content.iv].map(latin1Of));
    expect(ivs.map(({ length }) => length)).toEqual(Array.from(ivs, () => 12));
    expect(new Set(ivs).size).toBe(6);
  });

  it.each([
    ['its content was changed', (record: DiskRecord) => flip(record.content.bytes)],
    ['its description was changed', (record: DiskRecord) => flip(record.description.bytes)],
    ['its IV was changed', (record: DiskRecord) => flip(record.content.iv)],
    ['its content was cut off', (record: DiskRecord) => ({ ...record, content: null })],
    [
      'its parts were exchanged',
      (r: DiskRecord) => ({ ...r, content: r.description, description: r.content }),
    ],
    ['its salt is gone', (record: DiskRecord) => ({ ...record, salt: undefined })],
    ['its salt was changed', (record: DiskRecord) => flip(record.salt)],
    ['its record is null', () => null],
    ['its record is a text', () => 'garbage'],
  ])(
    'a photo counts as absent, stays for its 24 hours and hides no other photo when %s',
    async (_what, damage) => {
      const vault = open();
      await storeIn(vault, 'link-1', takenFront, facts);
      const back = await storeIn(vault, 'link-1', pickedBack, facts);
      const entry = (await diskEntries()).find(({ key }) => key[1] === 'idCardRecto')!;
      const damaged = damage(entry.record);
      await writeDisk([...entry.key], damaged === undefined ? entry.record : damaged);
      expect(await holding(open(), 'link-1')).toEqual([await plain(back)]);
      expect((await diskEntries()).map(({ key }) => key[1])).toEqual(['idCardRecto', 'idCardVerso']);
      await open({ now: () => Date.now() + photoRetentionMs }).remove({ reason: 'expired' });
      expect(await diskEntries()).toEqual([]);
    },
  );

  it('a photo does not open under another key, name, time or procedure', async () => {
    const vault = open();
    await storeIn(vault, 'link-1', takenFront, facts);
    await storeIn(vault, 'link-1', pickedBack, facts);
    await storeIn(vault, 'link-2', pickedSelfie, facts);
    const entries = await diskEntries();
    const of = (photo: string) => entries.find(({ key }) => key[1] === photo)!;
    const [front, back, others] = [of('idCardRecto'), of('idCardVerso'), of('clientPicture')];
    const [owner, , storedAt] = front.key;
    await writeDisk([...front.key], { ...front.record, salt: back.record.salt });
    await writeDisk([...back.key], front.record);
    await writeDisk([owner, 'idCardRecto', storedAt - 1], front.record);
    await writeDisk([owner, 'driverLicenseRecto', storedAt], front.record);
    await writeDisk([owner, 'clientPicture', others.key[2]], others.record);
    expect(await photosIn(open(), 'link-1')).toEqual([]);
  });

  it('records of other apps stay, and cause no failure', async () => {
    const vault = open();
    const kept = await storeIn(vault, 'link-1', takenFront, facts);
    const [{ key, record }] = (await diskEntries()) as [
      { key: readonly [string, string, number]; record: DiskRecord },
    ];
    for (const stray of [1, 'text', [key[0]], [key[0], 'passport', key[2]], [key[0], key[1], 'now']]) {
      await writeDisk(stray, record);
    }
    expect(await holding(vault, 'link-1')).toEqual([await plain(kept)]);
    expect((await vault.list('link-1'))!.stored).toHaveLength(1);
    await vault.remove({ reason: 'expired' });
    await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: kept });
    expect(await diskEntries()).toHaveLength(5);
  });

  it('removing or replacing a photo deletes its records', async () => {
    const vault = open();
    await storeIn(vault, 'link-1', takenFront, facts);
    const later = await storeIn(vault, 'link-1', pickedFront, facts);
    expect(await diskEntries()).toMatchObject([{ key: { 2: later.order } }]);
    await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: later });
    expect(await diskEntries()).toEqual([]);
    await storeIn(vault, 'link-1', pickedBack, facts);
    await vault.remove({ reason: 'takenBack', token: 'link-1', photo: 'idCardVerso' });
    await storeIn(vault, 'link-1', pickedSelfie, facts);
    const answer = { status: 'finished', askedAt: Infinity } as const;
    await vault.remove({ reason: 'providerSays', token: 'link-1', answer });
    expect(await diskEntries()).toEqual([]);
  });

  // Decision 6.13.
  it('photos of an earlier version, which wrote no notes, are kept, sent and removed like others', async () => {
    const entry = await entryOfEarlierVersion();
    await wipeDisk();
    await writeVersionOne(entry);
    const [photo] = await photosIn(open(), 'link-1');
    const unknown = { status: 'started', providerHad: 'unknown', attempted: true };
    expect(photo).toMatchObject({ ...takenFront, storedAt: entry.key[2], facts: unknown });
    const later = await storeIn(open(), 'link-1', pickedBack, facts);
    expect(later.order, 'the count goes on from the time').toBeGreaterThan(entry.key[2]);
    for (const each of [photo!, later]) {
      await open().remove({ reason: 'acknowledged', token: 'link-1', photo: each });
    }
    expect(await diskEntries()).toEqual([]);
  });

  /** A photo under a key with a time in place of a number. */
  async function entryOfEarlierVersion() {
    await storeIn(open(), 'link-2', pickedBack, facts);
    const [{ key, record }] = (await diskEntries()) as [DiskEntry];
    await writeDisk([key[0], key[1], Date.now()], record);
    await storeIn(open(), 'link-1', takenFront, facts);
    return (await diskEntries()).find((entry) => entry.key[1] === 'idCardRecto')!;
  }

  // Decision 6.13.
  it('a newer version of the database is used, and nothing in it is deleted', async () => {
    await storeIn(open(), 'link-1', takenFront, facts);
    await raiseVersion(7);
    expect(await photosIn(open(), 'link-1')).toHaveLength(1);
    expect((await storeIn(open(), 'link-1', pickedBack, facts)).storedIn).toBe('disk');
    expect(await diskEntries()).toHaveLength(2);
  });

  it('the photos of all links share a size limit: one that does not fit is kept in memory, and none is deleted', async () => {
    const vault = open({ limitBytes: 12_000 });
    const front = await storeIn(vault, 'link-1', pickedFront, facts);
    expect((await storeIn(vault, 'link-1', pickedBack, facts)).storedIn).toBe('disk');
    expect((await storeIn(vault, 'link-2', pickedSelfie, facts)).storedIn).toBe('memory');
    expect((await storeIn(vault, 'link-1', pickedBack, facts)).storedIn, 'it replaces one').toBe('disk');
    expect(await photosIn(open(), 'link-1')).toHaveLength(2);
    await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: front });
    expect((await storeIn(vault, 'link-2', pickedSelfie, facts)).storedIn).toBe('disk');
  });
});

describe('a large file', () => {
  /** `pickedLarge` has 2.5 MB. */
  const sliceCount = 10;
  const slices = async () => (await diskEntries()).filter(({ key }) => key[0] === 'slice');

  it('a large file is read back byte for byte, beside other photos', async () => {
    const vault = open();
    const front = await storeIn(vault, 'link-1', takenFront, facts);
    const large = await storeIn(vault, 'link-1', pickedLarge, facts);
    expect(large.storedIn).toBe('disk');
    expect(await holding(open(), 'link-1')).toEqual([await plain(front), await plain(large)]);
    expect(await photosIn(open(), 'link-2')).toEqual([]);
  });

  it('a large file is stored in records of at most 256 kB, each encrypted by itself, and counts with its whole size', async () => {
    const vault = open({ limitBytes: 3_000_000 });
    await storeIn(vault, 'link-1', pickedLarge, facts);
    const written = (await slices()).map(({ record }) => record as unknown as DiskRecord['content']);
    expect(written.map(({ bytes }) => bytes.byteLength)).toEqual(
      Array.from({ length: sliceCount }, () => 256 * 1024 + 16),
    );
    expect(new Set(written.map(({ iv }) => latin1Of(iv))).size).toBe(sliceCount);
    const content = latin1Of(await (pickedLarge as { file: Blob }).file.arrayBuffer());
    for (const { bytes } of written) expect(latin1Of(bytes)).not.toContain(content.slice(1_000, 1_016));
    const another = { ...pickedLarge, photo: 'clientPicture' } as const;
    expect((await storeIn(vault, 'link-1', another, facts)).storedIn).toBe('memory');
    expect(await slices(), 'nothing is left of the second one').toHaveLength(sliceCount);
  });

  it('only the record of a large file, which comes last, is written with strict durability', async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await storeIn(open(), 'link-1', pickedLarge, facts);
    const durabilities = begun.mock.calls.map(([, , options]) => options?.durability);
    expect(durabilities.filter((durability) => durability === 'strict')).toHaveLength(1);
    expect(durabilities.indexOf('strict')).toBe(1 + sliceCount);
  });

  it.each([
    ['a slice is missing', async (keys: IDBValidKey[]) => deleteFromDisk(keys[1]!)],
    [
      'a slice was changed',
      async (keys: IDBValidKey[], records: unknown[]) => {
        flip((records[1] as DiskRecord['content']).bytes);
        await writeDisk(keys[1]!, records[1]);
      },
    ],
    [
      'two slices were exchanged',
      async (keys: IDBValidKey[], records: unknown[]) => {
        await writeDisk(keys[0]!, records[1]);
        await writeDisk(keys[1]!, records[0]);
      },
    ],
    [
      'its end was cut off',
      async (_: IDBValidKey[], __: unknown[], head: { key: IDBValidKey; record: object }) =>
        writeDisk(head.key, { ...head.record, content: { slices: sliceCount - 1 } }),
    ],
  ])('a large file counts as absent, and hides no other photo, when %s', async (_what, damage) => {
    const vault = open();
    const front = await storeIn(vault, 'link-1', takenFront, facts);
    await storeIn(vault, 'link-1', pickedLarge, facts);
    const parts = await slices();
    const head = (await diskEntries()).find(({ key }) => key[1] === 'idCardVerso')!;
    await damage(
      parts.map(({ key }) => [...key]),
      parts.map(({ record }) => record),
      { key: [...head.key], record: head.record },
    );
    expect(await holding(open(), 'link-1')).toEqual([await plain(front)]);
  });

  it('removing or replacing a file deletes its slices', async () => {
    const vault = open();
    await storeIn(vault, 'link-1', pickedLarge, facts);
    await storeIn(vault, 'link-1', pickedBack, facts);
    expect(await slices()).toEqual([]);
    const large = await storeIn(vault, 'link-1', pickedLarge, facts);
    await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: large });
    expect(await diskEntries()).toEqual([]);
  });

  describe('of which the page wrote only a part before it was killed', () => {
    const day = photoRetentionMs;
    beforeEach(async () => {
      const vault = open();
      await storeIn(vault, 'link-1', takenFront, facts);
      const { order } = await storeIn(vault, 'link-1', pickedLarge, facts);
      const head = (await diskEntries()).find(({ key }) => key[2] === order)!;
      await deleteFromDisk([...head.key]);
      expect(await slices()).toHaveLength(sliceCount);
    });

    it('a partly written file is not listed as a photo', async () => {
      expect((await open().list('link-1'))!.stored.map(({ photo }) => photo)).toEqual(['idCardRecto']);
    });

    it('a partly written file stays while another tab may be writing it', async () => {
      await open().remove({ reason: 'expired' });
      await storeIn(open(), 'link-2', pickedBack, facts);
      await open().remove({ reason: 'takenBack', token: 'link-1', photo: 'idCardRecto' });
      expect(await slices()).toHaveLength(sliceCount);
    });

    it.each([
      ['after 24 hours', () => open({ now: () => Date.now() + day }).remove({ reason: 'expired' })],
      ['when it is chosen again', () => storeIn(open(), 'link-1', pickedBack, facts)],
      [
        'when it is taken back',
        () => open().remove({ reason: 'takenBack', token: 'link-1', photo: 'idCardVerso' }),
      ],
      [
        'when the procedure has ended',
        () =>
          open().remove({
            reason: 'providerSays',
            token: 'link-1',
            answer: { status: 'finished', askedAt: Infinity },
          }),
      ],
    ])(
      'a large file of which the page wrote only a part before it was killed is deleted %s',
      async (_when, act) => {
        await act();
        expect(await slices()).toEqual([]);
      },
    );
  });

  /** Stores it, and does this when two of its slices are written. */
  async function storeInterrupted(act: () => Promise<void>) {
    let encrypted = 0;
    const { subtle } = window.crypto;
    const interrupting = {
      getRandomValues: window.crypto.getRandomValues.bind(window.crypto),
      subtle: {
        importKey: subtle.importKey.bind(subtle),
        deriveKey: subtle.deriveKey.bind(subtle),
        digest: subtle.digest.bind(subtle),
        encrypt: async (...given: Parameters<SubtleCrypto['encrypt']>) => {
          encrypted += 1;
          // The description comes first, then the slices.
          if (encrypted === 4) {
            expect(await slices()).toHaveLength(2);
            await act();
          }
          return subtle.encrypt(...given);
        },
      },
    };
    const vault = open({ crypto: () => interrupting as unknown as Crypto });
    return { vault, large: await storeIn(vault, 'link-1', pickedLarge, facts) };
  }

  it('a file is kept in memory if a part of it is lost while it is written', async () => {
    const { vault, large } = await storeInterrupted(async () =>
      deleteFromDisk([...(await slices())[0]!.key]),
    );
    expect(large.storedIn).toBe('memory');
    expect(await holding(vault, 'link-1')).toEqual([await plain(large)]);
    expect(await diskEntries()).toEqual([]);
  });

  it('a file is not stored if it is taken back while it is written', async () => {
    const { vault, large } = await storeInterrupted(() =>
      open().remove({ reason: 'takenBack', token: 'link-1', photo: 'idCardVerso' }),
    );
    expect(await photosIn(vault, 'link-1')).toEqual([]);
    expect((await vault.list('link-1'))!.removed).toMatchObject([
      { order: large.order, reason: 'takenBack' },
    ]);
    expect(await diskEntries()).toEqual([]);
  });

  it('a file does not replace the photo that another page takes while the file is written', async () => {
    const { vault, large } = await storeInterrupted(async () => {
      const newer = await storeIn(open(), 'link-1', pickedBack, facts);
      expect(newer.storedIn).toBe('disk');
    });
    const [kept, ...others] = await photosIn(open(), 'link-1');
    expect(kept).toMatchObject({ photo: 'idCardVerso' });
    expect(kept!.order).toBeGreaterThan(large.order);
    expect(others).toEqual([]);
    expect(await slices()).toEqual([]);
    expect((await vault.list('link-1'))!.removed).toMatchObject([
      { order: large.order, reason: 'takenBack' },
    ]);
  });

  it('a file delays another one, which is not stored if it is taken back meanwhile, although the disk has no note', async () => {
    const vault = open();
    const failing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Lost.', 'UnknownError');
    });
    const id = await vault.reserve('link-1', 'idCardRecto', facts);
    failing.mockRestore();
    const large = storeIn(vault, 'link-1', pickedLarge, facts);
    await vault.list('link-1'); // The large file has its place, and is being stored.
    const small = vault.store('link-1', id, takenFront, facts);
    await vault.remove({ reason: 'takenBack', token: 'link-1', photo: 'idCardRecto' });
    await Promise.all([large, small]);
    expect(await photosIn(vault, 'link-1')).toMatchObject([{ photo: 'idCardVerso' }]);
    expect(await photosIn(open(), 'link-1')).toMatchObject([{ photo: 'idCardVerso' }]);
  });

  it('a file delays neither the place of the next photo nor a list', async () => {
    const vault = open();
    let isStored = false;
    const storing = storeIn(vault, 'link-1', pickedLarge, facts).finally(() => (isStored = true));
    await vault.reserve('link-1', 'idCardVerso', facts);
    await vault.list('link-1');
    expect(isStored).toBe(false);
    await storing;
  });
});

describe('the order of two photos of one name', () => {
  it('the order does not depend on the clock', async () => {
    const noon = Date.now();
    const early = await storeIn(open({ now: () => noon }), 'link-1', takenFront, facts);
    const later = await storeIn(open({ now: () => noon - 3_600_000 }), 'link-1', pickedFront, facts);
    expect(later.order).toBeGreaterThan(early.order);
    expect(await photosIn(open(), 'link-1')).toMatchObject([{ source: 'picked' }]);
  });

  // Decision 6.13.
  it('the order continues when the second photo is in memory only, with the clock set back', async () => {
    const noon = Date.now();
    const first = await storeIn(open({ now: () => noon }), 'link-1', takenFront, facts);
    await open().remove({ reason: 'acknowledged', token: 'link-1', photo: first });
    const page = open({ now: () => noon - 3_600_000, limitBytes: 1 });
    const second = await storeIn(page, 'link-1', pickedFront, facts);
    expect(second.storedIn).toBe('memory');
    const item = { content: second, id: second, storedIn: 'memory' } as const;
    const contents = (await page.list('link-1'))!;
    expect(difference([item], { contents, opened: [] }, new Set())).toMatchObject({
      gone: [],
      lost: [],
      inMemory: [item],
    });
  });

  it('the order continues when the disk can only be read, in another tab with the clock set back', async () => {
    const noon = Date.now();
    const first = await storeIn(open({ now: () => noon }), 'link-1', takenFront, facts);
    const page = open({ now: () => noon - 3_600_000 });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    const second = await storeIn(page, 'link-1', pickedFront, facts);
    expect(second.storedIn).toBe('memory');
    expect(second.order).toBeGreaterThan(first.order);
  });

  it('the order is right for a photo that got its place before the database had opened', async () => {
    const former = await storeIn(open(), 'link-1', takenFront, facts);
    const vault = open();
    const failing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Lost.', 'UnknownError');
    });
    const id = await vault.reserve('link-1', 'idCardRecto', facts);
    failing.mockRestore();
    expect(id.order).toBeGreaterThan(former.order);
    await vault.store('link-1', id, pickedFront, facts);
    expect(await photosIn(open(), 'link-1')).toMatchObject([{ source: 'picked', order: id.order }]);
  });

  it('the order continues after the browser has deleted the database', async () => {
    const vault = open();
    const former = await storeIn(vault, 'link-1', takenFront, facts);
    vault.dispose();
    await wipeDisk();
    const later = await storeIn(open(), 'link-1', pickedFront, facts);
    expect(later.order).toBeGreaterThan(former.order);
  });

  it('two pages that ask at once get the order of their calls', async () => {
    const pages = [open(), open()];
    const orders = await Promise.all(
      Array.from({ length: 20 }, (_, n) => pages[n % 2]!.reserve('link-1', 'idCardRecto', facts)),
    );
    expect(new Set(orders.map(({ order }) => order)).size).toBe(20);
    const own = orders.filter((_, n) => n % 2 === 0).map(({ order }) => order);
    expect(own).toEqual(own.toSorted((a, b) => a - b));
  });

  it('a photo never gets the place of another tab’s photo, although the disk could not give one', async () => {
    const noon = Date.now();
    const known = await storeIn(open({ now: () => noon }), 'link-1', takenFront, facts);
    const vault = open({ now: () => noon });
    await vault.list('link-1');
    const failing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Lost.', 'UnknownError');
    });
    const inMemory = [
      await vault.reserve('link-1', 'idCardRecto', facts),
      await vault.reserve('link-1', 'idCardRecto', facts),
    ].map(({ order }) => order);
    failing.mockRestore();
    const onDisk = await open({ now: () => noon }).reserve('link-1', 'idCardRecto', facts);
    const all = [known.order, ...inMemory, onDisk.order];
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(new Set(all).size).toBe(4);
  });
});

describe('if the phone has no space left', () => {
  const large = { ...pickedBack, file: new File([new Uint8Array(3_000_000)], 'large.png') };
  const { origin } = window.location;
  const forgetQuota = () => cdp().send('Storage.overrideQuotaForOrigin', { origin });
  beforeEach(async () => {
    await cdp().send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
    // The browser caches the free space for a while, so the test waits until all is cleared.
    await cdp().send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  });
  afterEach(forgetQuota);

  it('a photo is kept in memory, and smaller ones on the disk', async () => {
    const vault = open();
    const back = await storeIn(vault, 'link-1', large, facts);
    expect(back.storedIn).toBe('memory');
    expect(await diskEntries(), 'no part of it is left').toEqual([]);
    const front = await storeIn(vault, 'link-1', takenFront, facts);
    expect(front.storedIn).toBe('disk');
    expect(await holding(vault, 'link-1')).toEqual([await plain(back), await plain(front)]);
    expect(await holding(open(), 'link-1')).toEqual([await plain(front)]);
    expect((await vault.list('link-1'))!.stored).toHaveLength(2);
    expect((await open().list('link-1'))!.stored).toHaveLength(1);
  });

  it('the photo that was replaced stays deleted after a reload', async () => {
    const vault = open();
    await storeIn(vault, 'link-1', pickedBack, facts);
    expect((await storeIn(vault, 'link-1', large, facts)).storedIn).toBe('memory');
    expect(await photosIn(open(), 'link-1')).toEqual([]);
  });

  it('a later photo of that name goes to the disk again, and not into memory', async () => {
    const vault = open();
    expect((await storeIn(vault, 'link-1', large, facts)).storedIn).toBe('memory');
    await forgetQuota();
    const later = await storeIn(vault, 'link-1', pickedBack, facts);
    expect(later.storedIn).toBe('disk');
    await open().remove({ reason: 'takenBack', token: 'link-1', photo: 'idCardVerso' });
    expect(await photosIn(vault, 'link-1')).toEqual([]);
  });
});

describe('if the database was cleared while the page is open', () => {
  it('a vault whose database was cleared while the page is open lists what is missing neither as stored nor as removed, and stores new photos', async () => {
    const { origin } = window.location;
    const vault = open();
    await storeIn(vault, 'link-1', takenFront, facts);
    await cdp().send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    // The browser may still be clearing it, without an event.
    await expect.poll(() => vault.list('link-1')).toMatchObject({ stored: [], removed: [] });
    expect((await storeIn(vault, 'link-1', pickedBack, facts)).storedIn).toBe('disk');
    expect((await open().list('link-1'))!.stored).toHaveLength(1);
  });
});

describe('the connection', () => {
  it('the connection serves two tabs at once', async () => {
    const [one, other] = [open(), open()];
    await Promise.all([
      storeIn(one, 'link-1', takenFront, facts),
      storeIn(other, 'link-1', pickedBack, facts),
    ]);
    expect(await photosIn(one, 'link-1')).toHaveLength(2);
    const later = await storeIn(other, 'link-1', pickedFront, facts);
    expect(await photosIn(one, 'link-1')).toContainEqual(
      expect.objectContaining({ storedAt: later.storedAt }),
    );
  });

  it('the connection does not block another tab, and is opened again', async () => {
    const vault = open();
    await storeIn(vault, 'link-1', takenFront, facts);
    await wipeDisk();
    expect((await storeIn(vault, 'link-1', takenFront, facts)).storedIn).toBe('disk');
    expect(await photosIn(open(), 'link-1')).toHaveLength(1);
  });

  it('the connection that was refused once and opens later is not absent when it can’t be read then', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(blocked);
    const vault = open();
    expect(await vault.list('link-1')).toMatchObject({ stored: [] });
    await storeIn(vault, 'link-1', takenFront, facts);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk fails.', 'UnknownError');
    });
    expect(await vault.list('link-1')).toBeNull();
  });

  it('the connection is opened again when the browser has closed it without an event', async () => {
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    const vault = open();
    await storeIn(vault, 'link-1', takenFront, facts);
    (opened.mock.results[0]!.value as IDBOpenDBRequest).result.close();
    expect((await storeIn(vault, 'link-1', pickedBack, facts)).storedIn).toBe('disk');
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('the connection is closed once it is disposed, after the earlier calls; and opened again with the next one', async () => {
    const closed = vi.spyOn(IDBDatabase.prototype, 'close');
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    const vault = open();
    const stored = storeIn(vault, 'link-1', takenFront, facts);
    vault.dispose();
    expect((await stored).storedIn).toBe('disk');
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    expect(await photosIn(vault, 'link-1')).toHaveLength(1);
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('the connection is closed when it has failed', async () => {
    const vault = open();
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('Lost.', 'UnknownError');
    });
    const closed = vi.spyOn(IDBDatabase.prototype, 'close');
    expect((await storeIn(vault, 'link-1', takenFront, facts)).storedIn).toBe('disk');
    expect(begun.mock.contexts[1]).not.toBe(begun.mock.contexts[0]);
    expect(closed.mock.contexts).toEqual([begun.mock.contexts[0]]);
  });

  it('the connection is opened again with the next photo when opening has failed', async () => {
    const databases = vi
      .fn(browser.databases)
      .mockImplementationOnce(blocked)
      .mockImplementationOnce(blocked)
      .mockImplementationOnce(blocked);
    const vault = open({ databases });
    // Without a connection, the first photo gets no place there, is not written, and its slices are not deleted.
    expect((await storeIn(vault, 'link-1', takenFront, facts)).storedIn).toBe('memory');
    expect((await storeIn(vault, 'link-1', pickedBack, facts)).storedIn).toBe('disk');
    expect(databases).toHaveBeenCalledTimes(4);
  });

  it('the connection is shared by all calls', async () => {
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    const vault = open();
    for (const photo of [takenFront, pickedBack, pickedFront]) await storeIn(vault, 'link-1', photo, facts);
    await photosIn(vault, 'link-1');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('the connection writes a photo with strict durability', async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await storeIn(open(), 'link-1', takenFront, facts);
    const stores = ['photos', 'notes'];
    expect(begun.mock.calls, 'first its place, then the photo').toEqual([
      [stores, 'readwrite', { durability: 'relaxed' }],
      [stores, 'readwrite', { durability: 'strict' }],
    ]);
  });
});

it('a file that can’t be read is kept in memory, unchanged', async () => {
  const file = new File(['gone'], 'gone.jpg');
  file.arrayBuffer = () => Promise.reject(new DOMException('Moved.', 'NotReadableError'));
  const kept = await storeIn(open(), 'link-1', { ...pickedFront, source: 'picked', file }, facts);
  expect(kept).toMatchObject({ storedIn: 'memory', file });
  expect(await diskEntries()).toEqual([]);
});

it('a photo that can’t be written leaves the former one intact until that can be deleted', async () => {
  const vault = open();
  const former = await storeIn(vault, 'link-1', takenFront, facts);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('A key can’t be stored here.', 'DataCloneError');
  });
  const remove = IDBObjectStore.prototype.delete;
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    if (put.mock.calls.length > 1) throw new DOMException('Full.', 'UnknownError');
    return remove.call(this, key);
  });
  const later = await storeIn(vault, 'link-1', pickedFront, facts);
  expect(later.storedIn).toBe('memory');
  expect(await holding(open(), 'link-1')).toEqual([await plain(former)]);
  vi.restoreAllMocks();
  expect(await holding(vault, 'link-1')).toEqual([await plain(later)]);
});

it('a photo that can’t be read now is kept for later, and hides no other', async () => {
  const vault = open();
  const front = await storeIn(vault, 'link-1', takenFront, facts);
  const back = await storeIn(vault, 'link-1', pickedBack, facts);
  const get = IDBObjectStore.prototype.get;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if ((key as string[])[1] === 'idCardRecto') throw new DOMException('Not now.', 'UnknownError');
    return get.call(this, key);
  });
  expect(await holding(open(), 'link-1')).toEqual([await plain(back)]);
  vi.restoreAllMocks();
  expect(await holding(open(), 'link-1')).toEqual([await plain(front), await plain(back)]);
});

it.each([
  ['there is too little memory', new RangeError('Array buffer allocation failed')],
  ['WebCrypto fails', new DOMException('Not now.', 'UnknownError')],
])('a photo that can’t be decrypted since %s is kept for later', async (_why, failure) => {
  const vault = open();
  const front = await storeIn(vault, 'link-1', takenFront, facts);
  vi.spyOn(SubtleCrypto.prototype, 'decrypt').mockRejectedValueOnce(failure);
  expect(await photosIn(vault, 'link-1')).toEqual([]);
  expect(await holding(vault, 'link-1')).toEqual([await plain(front)]);
});

/** Changes one bit, in place. */
function flip(bytes: ArrayBuffer): void {
  const view = new Uint8Array(bytes);
  view[0] = view[0]! ^ 1;
}

/** All bytes and texts of something, one character each. */
function latin1Of(value: unknown): string {
  if (value instanceof ArrayBuffer) {
    return Array.from(new Uint8Array(value), (byte) => String.fromCharCode(byte)).join('');
  }
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(latin1Of).join('|');
}
