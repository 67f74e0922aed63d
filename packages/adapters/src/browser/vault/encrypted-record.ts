import type { PhotoParts } from './photo-parts.ts';

/** The part of WebCrypto that is used. */
export type Sealer = Pick<Crypto, 'subtle' | 'getRandomValues'>;

/**
 * A photo as the database holds it. Its key is made of the link's token and of a salt of its own, and is
 * not written: browsers write even a key that no script can read to the disk as it is.
 * The bytes are ArrayBuffers, since old versions of iOS lose Blobs.
 */
export interface EncryptedRecord {
  readonly salt: ArrayBuffer;
  readonly description: EncryptedBytes;
  readonly content: EncryptedBytes;
}

interface EncryptedBytes {
  readonly iv: ArrayBuffer;
  readonly bytes: ArrayBuffer;
}

const algorithm = 'AES-GCM';
const keyBits = 256;
const ivBytes = 12;
const saltBytes = 32;

/** What WebCrypto says of bytes that do not belong to the key, the IV or the binding. */
const wrongTagError = 'OperationError';

/**
 * Encrypts a photo.
 * @param token of the link: without it nothing opens.
 * @param binding what the record belongs to. It is not written, and the record opens with no other.
 * @throws DOMException when WebCrypto fails.
 */
export async function sealed(
  sealer: Sealer,
  token: string,
  binding: readonly unknown[],
  parts: PhotoParts,
): Promise<EncryptedRecord> {
  const salt = sealer.getRandomValues(new Uint8Array(saltBytes)).buffer;
  const key = await keyOf(sealer, token, salt);
  const encrypt = async (part: keyof PhotoParts): Promise<EncryptedBytes> => {
    const iv = sealer.getRandomValues(new Uint8Array(ivBytes));
    const bytes = await sealer.subtle.encrypt(parameters(iv, binding, part), key, parts[part]);
    return { iv: iv.buffer, bytes };
  };
  return { salt, description: await encrypt('description'), content: await encrypt('content') };
}

/**
 * Decrypts a photo.
 * @param record whatever the database holds.
 * @returns null when it is not a record of this token and binding, or was changed.
 * @throws whatever WebCrypto throws for another reason, such as too little memory: the photo may be whole.
 */
export async function unsealed(
  sealer: Sealer,
  token: string,
  binding: readonly unknown[],
  record: unknown,
): Promise<PhotoParts | null> {
  if (!isRecord(record)) return null;
  const key = await keyOf(sealer, token, record.salt);
  const decrypt = (part: keyof PhotoParts) =>
    sealer.subtle.decrypt(parameters(record[part].iv, binding, part), key, record[part].bytes);
  try {
    return { description: await decrypt('description'), content: await decrypt('content') };
  } catch (error) {
    if (error instanceof DOMException && error.name === wrongTagError) return null;
    throw error;
  }
}

async function keyOf({ subtle }: Sealer, token: string, salt: ArrayBuffer): Promise<CryptoKey> {
  const secret = await subtle.importKey('raw', new TextEncoder().encode(token), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode('recto photo') };
  return subtle.deriveKey(derivation, secret, { name: algorithm, length: keyBits }, false, [
    'encrypt',
    'decrypt',
  ]);
}

function isRecord(value: unknown): value is EncryptedRecord {
  const { salt, description, content } = (value ?? {}) as Partial<EncryptedRecord>;
  return salt instanceof ArrayBuffer && isSealed(description) && isSealed(content);
}

function isSealed(value: Partial<EncryptedBytes> | null | undefined): boolean {
  return value?.iv instanceof ArrayBuffer && value.bytes instanceof ArrayBuffer;
}

function parameters(iv: BufferSource, binding: readonly unknown[], part: keyof PhotoParts): AesGcmParams {
  const additionalData = new TextEncoder().encode(JSON.stringify([...binding, part]));
  return { name: algorithm, iv, additionalData };
}
