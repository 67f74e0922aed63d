/** Names that differ in more letters are not suggested as a correction. */
const mostEdits = 2;

/**
 * Finds the known name that was most likely meant.
 * @returns a sentence with a space before it, such as ` Did you mean "imprint"?`; empty if no name is near.
 */
export function didYouMean(name: string, known: readonly string[]): string {
  return suggestion(nearestName(name, known, mostEdits));
}

/**
 * Finds the language that was most likely meant: one with the same first part, such as `de-de` for `de`, else one with
 * one other letter. (With two, `pt-pt` is `it-it`.)
 * @param known in lower case.
 * @returns as `didYouMean`.
 */
export function didYouMeanLanguage(code: string, known: readonly string[]): string {
  const [wanted] = code.toLowerCase().split(/[-_]/);
  const related = known.find((language) => language.split('-')[0] === wanted);
  return suggestion(related ?? nearestName(code, known, 1));
}

function suggestion(name: string | null): string {
  return name === null ? '' : ` Did you mean "${name}"?`;
}

function nearestName(name: string, known: readonly string[], most: number): string | null {
  const wanted = name.toLowerCase();
  const allowed = Math.min(most, Math.floor((name.length + 1) / 3));
  const [best] = known
    .filter((candidate) => Math.abs(candidate.length - name.length) <= allowed)
    .map((candidate) => ({ candidate, edits: edits(wanted, candidate.toLowerCase()) }))
    .sort((one, other) => one.edits - other.edits);
  return best !== undefined && best.edits <= allowed ? best.candidate : null;
}

/** How many letters must be added, removed or replaced to make one text of the other (Levenshtein). */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = row[column - 1]! + (from[line - 1] === to[column - 1] ? 0 : 1);
      next.push(Math.min(row[column]! + 1, next[column - 1]! + 1, replaced));
    }
    row = next;
  }
  return row[to.length]!;
}
