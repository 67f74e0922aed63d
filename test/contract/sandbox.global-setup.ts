import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '@recto/sandbox';
import type { TestProject } from 'vitest/node';
import { folderInMemory } from '../support/folder-in-memory.ts';
import { openCrossOriginDoor } from './cross-origin-door.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sandbox's address for browser tests: on another origin than the page, as a provider usually is. */
    sandboxOrigin: string;
  }
}

/** Starts a sandbox for the browser tests, with an empty state; stops it after them. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(folderInMemory(), 'recto-contract-'));
  const server = await startServer({ dataDir, port: 0 });
  const door = await openCrossOriginDoor(server.origin);
  project.provide('sandboxOrigin', door.origin);
  return async () => {
    await door.close();
    await server.close();
    rmSync(dataDir, { recursive: true });
  };
}
