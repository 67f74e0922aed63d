import { join } from 'node:path';
import * as v from 'valibot';
import { readJson, writeJson, type Report } from './json-file.ts';

const schema = v.object({ origin: v.string() });

/** Stores where the sandbox is served, so that the command line can print complete links. */
export function writeLastOrigin(dataDir: string, origin: string): void {
  writeJson(fileIn(dataDir), { origin });
}

/** @returns where the sandbox was served last; null if it never was. */
export function readLastOrigin(dataDir: string, report: Report): string | null {
  return readJson(fileIn(dataDir), schema, report)?.origin ?? null;
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'server.json');
}
