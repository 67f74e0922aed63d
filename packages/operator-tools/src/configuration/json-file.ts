import { readFileSync } from 'node:fs';
import { repeatedNames, type RepeatedName } from './repeated-names.ts';

/** What is in a JSON file, or why it can't be read. */
export type JsonFile =
  | { readonly problem: null; readonly value: unknown; readonly repeated: readonly RepeatedName[] }
  | { readonly problem: string };

/** Reads a JSON file as the app does: a byte order mark at its beginning is no mistake. */
export function readJsonFile(file: string): JsonFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (cause) {
    return { problem: reasonOf(cause) };
  }
  try {
    return { problem: null, value: JSON.parse(text), repeated: repeatedNames(text) };
  } catch (cause) {
    return { problem: `It is not JSON${placeOf(cause, text)}.` };
  }
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'There is no such file.';
  return code === 'EISDIR' ? 'It is a folder.' : 'It can’t be read.';
}

/** Where the first mistake is. The parser names a position for most mistakes, not for all. */
function placeOf(cause: unknown, text: string): string {
  if (text.trim() === '') return ': it is empty';
  if (text.trimStart().startsWith('<')) return ': it begins like a page or a drawing';
  const message = cause instanceof Error ? cause.message : '';
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return message.includes('end of JSON') ? ': it ends too early' : '';
  const before = text.slice(0, Number(position)).split('\n');
  return `: look at line ${before.length}, column ${before[before.length - 1]!.length + 1}`;
}
