import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { folderInMemory } from '../../../support/folder-in-memory.ts';

/** An empty folder that is deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(folderInMemory(), 'recto-sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
