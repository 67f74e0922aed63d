import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { imageReason } from './image-kind.ts';
import { error, warning, type Finding } from './finding.ts';

/** Where a configuration is: in a folder of this computer, and at an address. */
export interface Place {
  /** The folder in which the file is. */
  readonly folder: string;
  /** The address at which the app will read it. */
  readonly base: string;
}

/** A file of the operator that a field names. */
export interface NamedFile {
  /** Its path on this computer. */
  readonly path: string;
  /** Its path beside `config.json`, such as `operator/logo.svg`. */
  readonly name: string;
}

/**
 * Finds the file that an address of the configuration names.
 * @param address absolute, as the app has resolved it.
 * @returns null if it is on another origin, or no file beside `config.json`.
 */
export function namedFile(address: string, { base, folder }: Place): NamedFile | null {
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(base).origin) return null;
  const name = /\/assets\/(.+)$/.exec(pathname)?.[1];
  if (name !== undefined) return { path: join(folder, decoded(name)), name: decoded(name) };
  // Of a whole build, the root is there too.
  if (basename(folder) !== 'assets') return null;
  return { path: join(dirname(folder), decoded(pathname)), name: `..${decoded(pathname)}` };
}

/** A name that would lead out of its folder, or that no file can have, stays encoded: no file is called so. */
function decoded(path: string): string {
  try {
    const name = decodeURIComponent(path);
    return /\0|(?:^|[\\/])\.\.(?:[\\/]|$)/.test(name) ? path : name;
  } catch {
    return path;
  }
}

/** Checks that a file is there, and in the folder that is served with the app. */
export function fileFindings(field: string, { path, name }: NamedFile): readonly Finding[] {
  if (!isFile(path)) {
    return [error(field, `There is no file ${name} beside the configuration.`)];
  }
  if (name.startsWith('operator/')) return [];
  return [
    warning(
      field,
      `The file ${name} is not in the folder "operator". Only that one is served by npm start, taken into the ` +
        'container, and kept on the phone for when there is no network.',
    ),
  ];
}

/** Also false for a path that the system refuses, such as one that is too long. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Checks the file of a logo. @param address absolute, as the app has resolved it. */
export function logoFindings(field: string, address: string, place: Place): readonly Finding[] {
  const file = namedFile(address, place);
  if (file === null) return [];
  const findings = fileFindings(field, file);
  if (findings.some(({ level }) => level === 'error')) return findings;
  const reason = imageReason(file.name, readFileSync(file.path));
  return reason === null ? findings : [...findings, error(field, `${file.name}: ${reason}`)];
}
