import type { PhotoParts } from './photo-parts.ts';

/** The part of WebCrypto that is used. */
export type Sealer = Pick<Crypto, 'subtle' | 'getRandomValues'>;

/**
 * A photo as the database holds it. Each has a key of its own, which no script can read: so no two
 * tabs can disagree about a common one, and the key goes when the photo goes.
 * The bytes are ArrayBuffers, since old versions of iOS lose Blobs.
 */
export interface SealedRecord {
  readonly key: CryptoKey;
  readonly description: SealedBytes;
  readonly content: SealedBytes;
}

interface SealedBytes {
  readonly iv: ArrayBuffer;
  readonly bytes: ArrayBuffer;
}

const algorithm = 'AES-GCM';
const keyBits = 256;
const ivBytes = 12;

/** What WebCrypto says of bytes that do not belong to the key, the IV or the binding. */
const wrongTagError = 'OperationError';

/**
 * Encrypts a photo.
 * @param binding what the record belongs to. It is not written, and the record opens with no other.
 * @throws DOMException when WebCrypto fails.
 */
export async function sealed(
  sealer: Sealer,
  binding: readonly unknown[],
  parts: PhotoParts,
): Promise<SealedRecord> {
  const key = await sealer.subtle.generateKey({ name: algorithm, length: keyBits }, false, [
    'encrypt',
    'decrypt',
  ]);
  const encrypt = async (part: keyof PhotoParts): Promise<SealedBytes> => {
    const iv = sealer.getRandomValues(new Uint8Array(ivBytes));
    const bytes = await sealer.subtle.encrypt(parameters(iv, binding, part), key, parts[part]);
    return { iv: iv.buffer, bytes };
  };
  return { key, description: await encrypt('description'), content: await encrypt('content') };
}

/**
 * Decrypts a photo.
 * @param record whatever the database holds.
 * @returns null when it is not a record of this binding, or was changed.
 * @throws whatever WebCrypto throws for another reason, such as too little memory: the photo may be whole.
 */
export async function unsealed(
  sealer: Sealer,
  binding: readonly unknown[],
  record: unknown,
): Promise<PhotoParts | null> {
  if (!isRecord(record)) return null;
  const { key, ...encrypted } = record;
  const decrypt = (part: keyof PhotoParts) =>
    sealer.subtle.decrypt(parameters(encrypted[part].iv, binding, part), key, encrypted[part].bytes);
  try {
    return { description: await decrypt('description'), content: await decrypt('content') };
  } catch (error) {
    if (error instanceof DOMException && error.name === wrongTagError) return null;
    throw error;
  }
}

function isRecord(value: unknown): value is SealedRecord {
  const { key, description, content } = (value ?? {}) as Partial<SealedRecord>;
  return typeof key === 'object' && isSealed(description) && isSealed(content);
}

function isSealed(value: Partial<SealedBytes> | null | undefined): boolean {
  return value?.iv instanceof ArrayBuffer && value.bytes instanceof ArrayBuffer;
}

function parameters(iv: BufferSource, binding: readonly unknown[], part: keyof PhotoParts): AesGcmParams {
  const additionalData = new TextEncoder().encode(JSON.stringify([...binding, part]));
  return { name: algorithm, iv, additionalData };
}
