import { createHash } from 'node:crypto';
import { providerRules, type PhotoName, type Procedure, type Thumb } from '@recto/core';
import type { ImageFiles } from '../state/image-files.ts';
import type { ReceivedPhoto } from '../state/procedure-record.ts';
import type { ProcedureFiles } from '../state/procedure-files.ts';

/** The path below which the provider serves its images. */
const photosPath = '/provider/photos';

/**
 * Calls 2 to 8 of §7 without HTTP: the rules of §4 and §5 applied to what is on disk. Every method
 * throws UnknownProcedureError for an unknown token, and ProviderRuleError for what the rules forbid.
 */
export class Provider {
  readonly #procedures: ProcedureFiles;
  readonly #images: ImageFiles;

  constructor(procedures: ProcedureFiles, images: ImageFiles) {
    this.#procedures = procedures;
    this.#images = images;
  }

  readProcedure(token: string): Procedure {
    return this.#procedures.get(token).procedure;
  }

  setStarted(token: string): void {
    this.#apply(token, providerRules.start);
  }

  setFinished(token: string): void {
    this.#apply(token, providerRules.finish);
  }

  reset(token: string): Procedure {
    return this.#procedures.update(token, ({ kept, ...record }) => ({
      ...record,
      procedure: providerRules.reset(record.procedure, kept),
    })).procedure;
  }

  /** Calls 6 and 7: stores the bytes unchanged. */
  async keepPhoto(
    token: string,
    name: PhotoName,
    bytes: Uint8Array,
    call: ReceivedPhoto['call'],
  ): Promise<Thumb> {
    const contentType = providerRules.imageTypeOrRefusal(bytes);
    const imageId = await this.#images.write(bytes);
    const thumb: Thumb = { displayUrl: `${photosPath}/${imageId}` };
    const photo: ReceivedPhoto = {
      imageId,
      contentType,
      bytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      call,
      receivedAt: new Date().toISOString(),
    };
    try {
      this.#procedures.update(token, (record) => ({
        ...record,
        procedure: providerRules.keepPhoto(record.procedure, name, thumb),
        received: { ...record.received, [name]: photo },
      }));
    } catch (error) {
      this.#images.delete(imageId);
      throw error;
    }
    return thumb;
  }

  deletePhoto(token: string, name: PhotoName): void {
    this.#apply(token, (procedure) => providerRules.deletePhoto(procedure, name));
  }

  /** @returns null for an unknown id. */
  async image(imageId: string): Promise<Buffer<ArrayBuffer> | null> {
    return this.#images.read(imageId);
  }

  #apply(token: string, rule: (procedure: Procedure) => Procedure): Procedure {
    return this.#procedures.update(token, (record) => ({ ...record, procedure: rule(record.procedure) }))
      .procedure;
  }
}
