/**
 * Which looks of the stories a run takes: `own` (`npm test`) one picture of each, `further` (`npm run test:more`) in the
 * dark, on its side, on the smallest phone, in further languages and with large text, and the stories that `npm test` does
 * not visit; `all` both in one visit.
 */
export type PartOfLooks = 'own' | 'further' | 'all';

const names: readonly string[] = ['own', 'further', 'all'] satisfies readonly PartOfLooks[];

const variable = 'RECTO_LOOKS';

/**
 * Reads `--looks own` from a command line; without it, `all`.
 * @returns also the other arguments
 * @throws Error if there is no such part
 */
export function looksOption(given: readonly string[]): { looks: PartOfLooks; rest: string[] } {
  const at = given.indexOf('--looks');
  if (at === -1) return { looks: 'all', rest: [...given] };
  const name = given[at + 1];
  if (name === undefined || !names.includes(name))
    throw new Error(`--looks needs one of ${names.join(', ')}.`);
  return { looks: name as PartOfLooks, rest: given.toSpliced(at, 2) };
}

/** Hands the part over to the processes that visit the stories. */
export function looksToEnvironment(looks: PartOfLooks): Readonly<Record<string, string>> {
  return { [variable]: looks };
}

/** Which part this process takes: the one that was handed over. */
export function looksOfThisRun(): { readonly own: boolean; readonly further: boolean } {
  return includes((process.env[variable] ?? 'all') as PartOfLooks);
}

/** What a part consists of. */
export function includes(looks: PartOfLooks): { readonly own: boolean; readonly further: boolean } {
  return { own: looks !== 'further', further: looks !== 'own' };
}
