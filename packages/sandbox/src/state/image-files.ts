import { randomBytes } from 'node:crypto';
import { chmodSync, copyFileSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissingFile } from './json-file.ts';

const idPattern = /^[0-9a-f]{32}$/;

/** Stores the received images unchanged, one file each. */
export class ImageFiles {
  readonly #directory: string;

  /** @param directory an existing folder. */
  constructor(directory: string) {
    this.#directory = directory;
  }

  /** @returns the id to read the bytes with: 128 random bits in hexadecimal. */
  async write(bytes: Uint8Array): Promise<string> {
    const id = randomBytes(16).toString('hex');
    const temporary = `${this.#fileOf(id)}.tmp`;
    try {
      await writeFile(temporary, bytes, { mode: 0o600, flush: true });
      await rename(temporary, this.#fileOf(id));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    return id;
  }

  /** @returns null for an unknown id, or if the image was deleted. */
  async read(id: string): Promise<Buffer<ArrayBuffer> | null> {
    if (!idPattern.test(id)) return null;
    try {
      return await readFile(this.#fileOf(id));
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw error;
    }
  }

  /**
   * Copies an image to a file that only this user can read; an existing file is replaced.
   * @returns whether the image exists.
   */
  copy(id: string, file: string): boolean {
    if (!idPattern.test(id)) return false;
    try {
      copyFileSync(this.#fileOf(id), file);
    } catch (error) {
      if (isMissingFile(error)) return false;
      throw error;
    }
    chmodSync(file, 0o600);
    return true;
  }

  delete(id: string): void {
    if (idPattern.test(id)) rmSync(this.#fileOf(id), { force: true });
  }

  #fileOf(id: string): string {
    return join(this.#directory, id);
  }
}
