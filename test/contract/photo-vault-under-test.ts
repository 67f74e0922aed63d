import {
  capturedImageFromDataUrl,
  type StoredUpload,
  type PhotoFacts,
  type PhotoUpload,
  type PhotoVaultPort,
} from '@recto/core';

/** An adapter, and the controls of its phone. */
export interface VaultUnderTest {
  /** A vault as it is right after the page was loaded or reloaded. */
  newPage(): PhotoVaultPort;
  passTime(ms: number): void;
  /** The phone's clock is set. @param ms negative: back. */
  setClockBy(ms: number): void;
  /** What the phone can do. */
  readonly storedIn: StoredUpload['storedIn'];
}

/** A phone's clock: time passes only with `passTime`, and it can be set. */
export function manualClock() {
  let [time, elapsed] = [Date.UTC(2026, 10, 21), 0];
  const setClockBy = (ms: number): void => void (time += ms);
  const passTime = (ms: number): void => {
    setClockBy(ms);
    elapsed += ms;
  };
  return { environment: { now: () => time, elapsed: () => elapsed }, passTime, setClockBy };
}

/** Every byte value, in an order that no text and no other image of these tests has. */
function bytes(signature: readonly number[], step: number): Uint8Array<ArrayBuffer> {
  const content = Uint8Array.from({ length: 5_000 }, (_, index) => (index * step) % 256);
  content.set(signature);
  return content;
}

const base64 = btoa(String.fromCharCode(...bytes([0xff, 0xd8, 0xff, 0xe0], 7)));

export const takenFront: PhotoUpload = {
  source: 'taken',
  photo: 'idCardRecto',
  image: capturedImageFromDataUrl(`data:image/jpeg;base64,${base64}`),
};

export const pickedFront: PhotoUpload = {
  source: 'picked',
  photo: 'idCardRecto',
  file: new File([bytes([0xff, 0xd8, 0xff, 0xe0], 11)], 'Älteres Foto "1".jpg', { type: 'image/jpeg' }),
};

export const pickedBack: PhotoUpload = {
  source: 'picked',
  photo: 'idCardVerso',
  file: new File([bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 13)], 'back.png', {
    type: 'image/png',
  }),
};

export const pickedSelfie: PhotoUpload = {
  source: 'picked',
  photo: 'clientPicture',
  file: new Blob([bytes([0xff, 0xd8, 0xff], 17)], { type: 'image/jpeg' }),
};

/** A file of 2.5 MB, in which no two parts are the same. */
export const pickedLarge: PhotoUpload = {
  source: 'picked',
  photo: 'idCardVerso',
  file: new File([Uint32Array.from({ length: 655_360 }, (_, index) => index * 2_654_435_761)], 'large.png', {
    type: 'image/png',
  }),
};

/** The facts of a photo, for tests that do not depend on them. */
export const facts: PhotoFacts = { status: 'started', providerHad: 'unknown', attempted: false };

/** A photo as plain data, with the fingerprint of its file, so that two can be compared byte for byte. */
export async function plain(photo: PhotoUpload): Promise<object> {
  if (photo.source === 'taken') return photo;
  const { file, ...rest } = photo;
  const name = file instanceof File ? file.name : null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return { ...rest, name, type: file.type, size: file.size, digest: new Uint8Array(digest).join() };
}

/** Gives a photo its place and stores it, as the queue does. */
export async function storeIn(
  vault: PhotoVaultPort,
  token: string,
  photo: PhotoUpload,
  known: PhotoFacts,
): Promise<StoredUpload> {
  return vault.store(token, await vault.reserve(token, photo.photo, known), photo, known);
}

/** The photos that the vault lists for a token and can read, in their order. */
export async function photosIn(vault: PhotoVaultPort, token: string): Promise<readonly StoredUpload[]> {
  const { stored } = (await vault.list(token))!;
  const photos = await Promise.all(stored.map((id) => vault.openOne(token, id)));
  return photos.filter((photo) => photo !== null).sort((one, other) => one.order - other.order);
}

/** What the vault holds for a token. */
export async function holding(vault: PhotoVaultPort, token: string): Promise<readonly object[]> {
  return Promise.all((await photosIn(vault, token)).map(plain));
}
