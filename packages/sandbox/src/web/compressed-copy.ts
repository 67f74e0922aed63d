import { statSync } from 'node:fs';

/** An encoding in which the build writes its files, besides the file itself (decision 12.11). */
export interface Encoding {
  /** Its name in HTTP. */
  readonly name: 'br' | 'gzip';
  /** What is added to the name of the file. */
  readonly ending: '.br' | '.gz';
}

/** The better one first. */
const encodings: readonly Encoding[] = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/**
 * Which compressed copy of a file to send.
 * @param file the path of the file itself.
 * @param accepted the request's `Accept-Encoding`; undefined if it has none.
 * @returns the best one that is accepted and exists; null if the file is to be sent as it is. A copy that is older
 * than its file is not sent: someone has changed the file.
 */
export function compressedCopy(file: string, accepted: string | undefined): Encoding | null {
  const modified = modifiedAt(file);
  if (modified === null) return null;
  const isCurrent = ({ ending }: Encoding) => (modifiedAt(file + ending) ?? -Infinity) >= modified;
  return encodings.find((encoding) => accepts(accepted ?? '', encoding.name) && isCurrent(encoding)) ?? null;
}

/** Whether an `Accept-Encoding` names this encoding, or any, and does not refuse it with `q=0`. */
function accepts(header: string, wanted: string): boolean {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  return (weights.get(wanted) ?? weights.get('*') ?? 0) > 0;
}

function modifiedAt(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
