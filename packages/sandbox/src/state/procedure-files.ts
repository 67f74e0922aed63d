import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasPhoto, photoNames, providerRules } from '@recto/core';
import type { ImageFiles } from './image-files.ts';
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

/** What a new procedure consists of; `ProcedureFiles` adds its token and its address. */
export type ProcedureInput = Omit<providerRules.NewProcedure, 'webappUrl'>;

/**
 * Stores the procedures on disk, one JSON file each. Nothing is cached, so the command line can work on
 * the same folder while a server runs.
 */
export class ProcedureFiles {
  readonly #directory: string;
  readonly #images: ImageFiles;
  readonly #report: Report;

  /** @param directory an existing folder. */
  constructor(directory: string, images: ImageFiles, report: Report) {
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
   * Changes a procedure, and deletes images that it no longer refers to.
   * @param change called with the current procedure; if it throws, nothing changes.
   * @throws UnknownProcedureError
   */
  update(token: string, change: (record: ProcedureRecord) => ProcedureRecord): ProcedureRecord {
    const before = this.get(token);
    const after = withoutDeletedPhotos(change(before));
    writeJson(this.#fileOf(token), after);
    const remaining = new Set(imageIdsOf(after));
    for (const id of imageIdsOf(before)) if (!remaining.has(id)) this.#images.delete(id);
    return after;
  }

  /** The file's name is a hash, so that no token appears in messages or leads out of the folder. */
  #fileOf(token: string): string {
    return join(this.#directory, `${createHash('sha256').update(token).digest('hex').slice(0, 32)}.json`);
  }
}

function withoutDeletedPhotos(record: ProcedureRecord): ProcedureRecord {
  const deleted = photoNames.filter((name) => !hasPhoto(record.procedure, name));
  return {
    ...record,
    received: { ...record.received, ...Object.fromEntries(deleted.map((name) => [name, null])) },
  };
}

function imageIdsOf(record: ProcedureRecord): string[] {
  return photoNames.flatMap((name) => record.received[name]?.imageId ?? []);
}
