import { mkdirSync, renameSync, writeFileSync } from 'node:fs';

/** Writes a file so that another process never reads half of it. */
export function writeWhole(file: string, parts: readonly Buffer[]): void {
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.concat(parts));
  renameSync(own, file);
}
