/** The part of WebCrypto that is used. */
export type WebCrypto = Pick<Crypto, 'subtle' | 'getRandomValues'>;

/**
 * A photo as the database holds it. The bytes are ArrayBuffers, since old versions of iOS lose Blobs.
 */
export interface EncryptedRecord {
  readonly salt: ArrayBuffer;
  readonly description: EncryptedBytes;
  /** That of a large file is in records of its own, `slices` of them (decision 6.6). */
  readonly content: EncryptedBytes | { readonly slices: number };
}

export interface EncryptedBytes {
  readonly iv: ArrayBuffer;
  readonly bytes: ArrayBuffer;
}

/**
 * What the bytes are of a photo: they can be decrypted as that only, and a slice only as the one with this
 * number of so many.
 */
export type PhotoPlace =
  | readonly ['description']
  | readonly ['content']
  | readonly ['content', slice: number, slices: number];

const algorithm = 'AES-GCM';
const keyBits = 256;
const ivBytes = 12;
const saltBytes = 32;

/**
 * Encrypts and decrypts one photo. Its key is derived from the link's token and a random salt, and is not stored:
 * browsers write even non-extractable keys to the disk in plain form.
 */
export class PhotoCipher {
  readonly salt: ArrayBuffer;
  readonly #crypto: WebCrypto;
  readonly #binding: readonly unknown[];
  readonly #key: CryptoKey;

  private constructor(crypto: WebCrypto, binding: readonly unknown[], salt: ArrayBuffer, key: CryptoKey) {
    this.#crypto = crypto;
    this.#binding = binding;
    this.salt = salt;
    this.#key = key;
  }

  /**
   * @param token of the link: without it nothing can be decrypted.
   * @param binding authenticated data that is not stored: what is encrypted can be decrypted with the same data only.
   * @param salt that of the record; a new one by default.
   * @throws DOMException when WebCrypto fails.
   */
  static async of(
    crypto: WebCrypto,
    token: string,
    binding: readonly unknown[],
    salt: ArrayBuffer = crypto.getRandomValues(new Uint8Array(saltBytes)).buffer,
  ): Promise<PhotoCipher> {
    return new PhotoCipher(crypto, binding, salt, await keyOf(crypto, token, salt));
  }

  /** @throws DOMException when WebCrypto fails. */
  async encrypt(bytes: BufferSource, ...place: PhotoPlace): Promise<EncryptedBytes> {
    const iv = this.#crypto.getRandomValues(new Uint8Array(ivBytes));
    const encrypted = await this.#crypto.subtle.encrypt(this.#parameters(iv, place), this.#key, bytes);
    return { iv: iv.buffer, bytes: encrypted };
  }

  /**
   * @throws DOMException `OperationError` when the bytes are not those of this token, binding and place, or were
   * changed; WebCrypto's error if it fails for another reason, such as too little memory.
   */
  decrypt({ iv, bytes }: EncryptedBytes, ...place: PhotoPlace): Promise<ArrayBuffer> {
    return this.#crypto.subtle.decrypt(this.#parameters(iv, place), this.#key, bytes);
  }

  #parameters(iv: BufferSource, place: PhotoPlace): AesGcmParams {
    const additionalData = new TextEncoder().encode(JSON.stringify([...this.#binding, ...place]));
    return { name: algorithm, iv, additionalData };
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

/** Whether a value from the database, of any form, is a record. */
export function isRecord(value: unknown): value is EncryptedRecord {
  const { salt, description, content } = (value ?? {}) as Partial<EncryptedRecord>;
  return (
    salt instanceof ArrayBuffer && isEncrypted(description) && (isEncrypted(content) || isSliced(content))
  );
}

/** Whether a value from the database, of any form, is encrypted bytes. */
export function isEncrypted(value: unknown): value is EncryptedBytes {
  const { iv, bytes } = (value ?? {}) as Partial<EncryptedBytes>;
  return iv instanceof ArrayBuffer && bytes instanceof ArrayBuffer;
}

/** Whether the content of a record is in records of its own. */
export function isSliced(content: unknown): content is { readonly slices: number } {
  return Number.isInteger((content as { readonly slices?: unknown } | null | undefined)?.slices);
}
