import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentsOf } from './archive.ts';
import { filesOf, sumsFile } from './checksums.ts';

/**
 * Compares two releases byte for byte.
 * @returns the first file that differs, such as `recto-app-0.1.0.tar.gz: recto-app-0.1.0/index.html`; null if they are equal.
 */
export async function firstDifference(one: string, other: string): Promise<string | null> {
  // The sums differ if any file does, so they say the least.
  for (const name of [...new Set([...filesOf(one), ...filesOf(other)])].toSorted().concat(sumsFile)) {
    const [left, right] = [join(one, name), join(other, name)];
    if (!existsSync(left) || !existsSync(right)) return `${name}: only one build has it`;
    if (readFileSync(left).equals(readFileSync(right))) continue;
    return /\.(?:tar\.gz|tgz)$/.test(name) ? `${name}: ${await firstEntry(left, right)}` : name;
  }
  return null;
}

async function firstEntry(one: string, other: string): Promise<string> {
  const [left, right] = [await contentsOf(one), await contentsOf(other)];
  for (const path of new Set([...left.keys(), ...right.keys()])) {
    const [ours, theirs] = [left.get(path), right.get(path)];
    if (ours === undefined || theirs === undefined) return `only one build has ${path}`;
    if (!ours.equals(theirs)) return path;
  }
  return 'order, times or rights of the files';
}
