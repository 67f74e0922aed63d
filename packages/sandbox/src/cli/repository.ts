import { join, resolve } from 'node:path';

/** The repository's root folder. */
export const repositoryRoot = resolve(import.meta.dirname, '../../../..');

/** Where the state is kept unless told otherwise: ignored by git. */
export const defaultDataDir = join(repositoryRoot, '.sandbox');
