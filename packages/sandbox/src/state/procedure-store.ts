import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasPhoto, photoNames, providerRules } from '@recto/core';
import type { ImageStore } from './image-store.ts';
import { readJson, writeJson, type Report } from './json-file.ts';
import { noReceivedPhotos, procedureRecordSchema, type ProcedureRecord } from './procedure-record.ts';
import { randomToken } from './random-token.ts';

/** No procedure has this token. */
export class UnknownProcedureError extends Error {
  override readonly name = 'UnknownProcedureError';

  constructor() {
    super('No procedure has this token.');
  }
}

/** What has to be known to make a procedure; the store adds its token and its address. */
export type ProcedureInput = Omit<providerRules.NewProcedure, 'webappUrl'>;

/**
 * Keeps the procedures on disk, one JSON file each. Nothing is cached, so that the command line can
 * work on the same folder while a server runs.
 */
export class ProcedureStore {
  readonly #directory: string;
  readonly #images: ImageStore;
  readonly #report: Report;

  /** @param directory an existing folder. */
  constructor(directory: string, images: ImageStore, report: Report) {
    this.#directory = directory;
    this.#images = images;
    this.#report = report;
  }

  create(input: ProcedureInput, { demonstration }: { demonstration: boolean }): ProcedureRecord {
    const token = randomToken();
    const record: ProcedureRecord = {
      token,
      createdAt: new Date().toISOString(),
      demonstration,
      procedure: providerRules.createProcedure({ ...input, webappUrl: `/${token}` }),
      received: noReceivedPhotos,
    };
    writeJson(this.#fileOf(token), record);
    return record;
  }

  /** @returns all procedures, the newest first. */
  list(): readonly ProcedureRecord[] {
    return readdirSync(this.#directory)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readJson(join(this.#directory, name), procedureRecordSchema, this.#report))
      .filter((record) => record !== null)
      .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  }

  /** @throws UnknownProcedureError */
  get(token: string): ProcedureRecord {
    const record = readJson(this.#fileOf(token), procedureRecordSchema, this.#report);
    if (record?.token !== token) throw new UnknownProcedureError();
    return record;
  }

  /**
   * Changes a procedure. Images that it then no longer shows are deleted.
   * @param change gets the procedure as it is now; what it throws leaves everything as it was.
   * @throws UnknownProcedureError
   */
  update(token: string, change: (record: ProcedureRecord) => ProcedureRecord): ProcedureRecord {
    const before = this.get(token);
    const after = withoutLostPhotos(change(before));
    writeJson(this.#fileOf(token), after);
    const kept = new Set(imageIdsOf(after));
    for (const id of imageIdsOf(before)) if (!kept.has(id)) this.#images.delete(id);
    return after;
  }

  /** The file's name is a hash: a token must not appear in messages, nor lead out of the folder. */
  #fileOf(token: string): string {
    return join(this.#directory, `${createHash('sha256').update(token).digest('hex').slice(0, 32)}.json`);
  }
}

function withoutLostPhotos(record: ProcedureRecord): ProcedureRecord {
  const lost = photoNames.filter((name) => !hasPhoto(record.procedure, name));
  return {
    ...record,
    received: { ...record.received, ...Object.fromEntries(lost.map((name) => [name, null])) },
  };
}

function imageIdsOf(record: ProcedureRecord): string[] {
  return photoNames.flatMap((name) => record.received[name]?.imageId ?? []);
}
