import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { unusedContents } from './drawing-contents.ts';
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

/**
 * A logo is shown at 224 × 32 px at most; as PNG with three times the pixels it has well below 100 kB. All else that a
 * phone receives until it shows the first screen is 340 kB (decision 10.10).
 */
const heavyLogoBytes = 100_000;

/** Checks the file of a logo. @param address absolute, as the app has resolved it. */
export function logoFindings(field: string, address: string, place: Place): readonly Finding[] {
  const file = namedFile(address, place);
  if (file === null) return [];
  const findings = fileFindings(field, file);
  if (findings.some(({ level }) => level === 'error')) return findings;
  const bytes = readFileSync(file.path);
  const reason = imageReason(file.name, bytes);
  if (reason !== null) return [...findings, error(field, `${file.name}: ${reason}`)];
  return [
    ...findings,
    ...(file.name.toLowerCase().endsWith('.svg') ? drawingFindings(field, file.name, bytes) : []),
    ...(bytes.length > heavyLogoBytes
      ? [
          warning(
            field,
            `${file.name}: It has ${Math.ceil(bytes.length / 1000)} kB, which every customer loads with the first ` +
              `screen. At 224 × 32 px, the size of a logo, ${heavyLogoBytes / 1000} kB are enough.`,
          ),
        ]
      : []),
  ];
}

function drawingFindings(field: string, name: string, bytes: Buffer): readonly Finding[] {
  const { scripts, outer } = unusedContents(bytes.toString('utf8'));
  return [
    ...(outer === null
      ? []
      : [
          error(
            field,
            `${name}: The drawing refers to another file (${outer}), which no browser loads for an image. ` +
              'Embed pictures as data: addresses, and turn text into paths.',
          ),
        ]),
    ...(scripts
      ? [warning(field, `${name}: The drawing has a script, which no browser runs in an image. Remove it.`)]
      : []),
  ];
}
