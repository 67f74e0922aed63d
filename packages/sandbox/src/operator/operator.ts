import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  documents,
  photoNames,
  providerRules,
  type PhotoName,
  type Procedure,
  type RefusedPhotos,
} from '@recto/core';
import type { ImageFiles } from '../state/image-files.ts';
import type { ProcedureRecord, ReceivedPhoto } from '../state/procedure-record.ts';
import type { ProcedureInput, ProcedureFiles } from '../state/procedure-files.ts';
import { patched, type ProcedurePatch } from './procedure-patch.ts';

/** A received image and its record. */
export interface ReceivedImage {
  readonly photo: ReceivedPhoto;
  readonly bytes: Buffer<ArrayBuffer>;
}

/**
 * What an administrator can do with procedures (§1 leaves that open). Every method that takes a token
 * throws UnknownProcedureError if no procedure has it.
 */
export class Operator {
  readonly #procedures: ProcedureFiles;
  readonly #images: ImageFiles;

  constructor(procedures: ProcedureFiles, images: ImageFiles) {
    this.#procedures = procedures;
    this.#images = images;
  }

  create(input: ProcedureInput): ProcedureRecord {
    return this.#procedures.create(input, { demonstration: false });
  }

  /**
   * The latest demonstration procedure that asks for the same documents in the same language, if it is active or started;
   * else a new one.
   */
  demonstration(input: ProcedureInput): ProcedureRecord {
    const latest = this.list().find(
      ({ demonstration, procedure }) =>
        demonstration &&
        procedure.language === input.language &&
        documents.every(({ requiredFlag }) => procedure[requiredFlag] === input[requiredFlag]),
    );
    if (latest?.procedure.status === 'active' || latest?.procedure.status === 'started') return latest;
    return this.#procedures.create(input, { demonstration: true });
  }

  /** @returns all procedures, the newest first. */
  list(): readonly ProcedureRecord[] {
    return this.#procedures.list();
  }

  get(token: string): ProcedureRecord {
    return this.#procedures.get(token);
  }

  /**
   * @param refusals why single photos are refused; then call 5 clears only these.
   * @param kept without them, the photos that call 5 does not clear; none by default.
   */
  refuse(
    token: string,
    comment: string | null,
    { refusals = {}, kept = [] }: { refusals?: RefusedPhotos; kept?: readonly PhotoName[] } = {},
  ): ProcedureRecord {
    const others = providerRules.keptAfter(refusals);
    return this.#procedures.update(token, (record) => ({
      ...record,
      procedure: providerRules.refuse(record.procedure, comment, refusals),
      kept: others.length > 0 ? others : kept,
    }));
  }

  expire(token: string): ProcedureRecord {
    return this.#change(token, providerRules.expire);
  }

  /** Sets any field, without the rules of §4. */
  patch(token: string, patch: ProcedurePatch): ProcedureRecord {
    return this.#change(token, (procedure) => patched(procedure, patch));
  }

  /** @returns null if there is no photo of that name. */
  async image(token: string, name: PhotoName): Promise<ReceivedImage | null> {
    const photo = this.get(token).received[name];
    const bytes = photo && (await this.#images.read(photo.imageId));
    return photo && bytes && { photo, bytes };
  }

  /**
   * Saves the photos to files such as `idCardRecto.jpg`; existing files are replaced.
   * @param folder created if there is something to save.
   * @returns the files.
   */
  savePhotos(token: string, folder: string): readonly string[] {
    const { received } = this.get(token);
    return photoNames.flatMap((name) => {
      const photo = received[name];
      if (photo === null) return [];
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${name}.${photo.contentType === 'image/png' ? 'png' : 'jpg'}`);
      return this.#images.copy(photo.imageId, file) ? [file] : [];
    });
  }

  #change(token: string, change: (procedure: Procedure) => Procedure): ProcedureRecord {
    return this.#procedures.update(token, (record) => ({ ...record, procedure: change(record.procedure) }));
  }
}
