import { join, resolve } from 'node:path';

/** The repository's root folder. */
export const repositoryRoot = resolve(import.meta.dirname, '../../../..');

/** The default state folder; git ignores it. */
export const defaultDataDir = join(repositoryRoot, '.sandbox');
