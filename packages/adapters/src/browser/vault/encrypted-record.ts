import type { PhotoParts } from './photo-parts.ts';

/** The part of WebCrypto that is used. */
export type WebCrypto = Pick<Crypto, 'subtle' | 'getRandomValues'>;

/**
 * A photo as the database holds it. Its key is derived from the link's token and a random salt, and is not
 * stored: browsers write even non-extractable keys to the disk in plain form.
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

/** WebCrypto's error for bytes that do not match the key, the IV or the additional data. */
const wrongTagError = 'OperationError';

/**
 * Encrypts a photo.
 * @param token of the link: without it the record can't be decrypted.
 * @param binding authenticated data that is not stored: the record can be decrypted with the same data only.
 * @throws DOMException when WebCrypto fails.
 */
export async function encrypted(
  crypto: WebCrypto,
  token: string,
  binding: readonly unknown[],
  parts: PhotoParts,
): Promise<EncryptedRecord> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes)).buffer;
  const key = await keyOf(crypto, token, salt);
  const encrypt = async (part: keyof PhotoParts): Promise<EncryptedBytes> => {
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
    const bytes = await crypto.subtle.encrypt(parameters(iv, binding, part), key, parts[part]);
    return { iv: iv.buffer, bytes };
  };
  return { salt, description: await encrypt('description'), content: await encrypt('content') };
}

/**
 * Decrypts a photo.
 * @param record a value from the database, of any form.
 * @returns null when it is not a record of this token and binding, or was changed.
 * @throws WebCrypto's error if it fails for another reason, such as too little memory: the photo may be intact.
 */
export async function decrypted(
  crypto: WebCrypto,
  token: string,
  binding: readonly unknown[],
  record: unknown,
): Promise<PhotoParts | null> {
  if (!isRecord(record)) return null;
  const key = await keyOf(crypto, token, record.salt);
  const decrypt = (part: keyof PhotoParts) =>
    crypto.subtle.decrypt(parameters(record[part].iv, binding, part), key, record[part].bytes);
  try {
    return { description: await decrypt('description'), content: await decrypt('content') };
  } catch (error) {
    if (error instanceof DOMException && error.name === wrongTagError) return null;
    throw error;
  }
}

async function keyOf({ subtle }: WebCrypto, token: string, salt: ArrayBuffer): Promise<CryptoKey> {
  const secret = await subtle.importKey('raw', new TextEncoder().encode(token), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode('recto photo') };
  return subtle.deriveKey(derivation, secret, { name: algorithm, length: keyBits }, false, [
    'encrypt',
    'decrypt',
  ]);
}

function isRecord(value: unknown): value is EncryptedRecord {
  const { salt, description, content } = (value ?? {}) as Partial<EncryptedRecord>;
  return salt instanceof ArrayBuffer && isEncrypted(description) && isEncrypted(content);
}

function isEncrypted(value: Partial<EncryptedBytes> | null | undefined): boolean {
  return value?.iv instanceof ArrayBuffer && value.bytes instanceof ArrayBuffer;
}

function parameters(iv: BufferSource, binding: readonly unknown[], part: keyof PhotoParts): AesGcmParams {
  const additionalData = new TextEncoder().encode(JSON.stringify([...binding, part]));
  return { name: algorithm, iv, additionalData };
}
