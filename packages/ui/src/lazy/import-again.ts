/**
 * Tries an `import()` again after it has failed. Chromium and Firefox remember the failure of an
 * address until the page is loaded again, but their error names that address: with a query of its
 * own it is a new one, and is fetched. Elsewhere the same import is simply made again.
 * @param load the import that failed.
 * @param failure what it threw.
 * @param attempt a number that no earlier try of this import had.
 */
export function importAgain<Module>(
  load: () => Promise<Module>,
  failure: unknown,
  attempt: number,
): Promise<Module> {
  const address = failure instanceof Error ? /https?:\/\/\S+/.exec(failure.message)?.[0] : undefined;
  if (address === undefined) return load();
  const fresh = `${address}${address.includes('?') ? '&' : '?'}attempt=${attempt}`;
  return import(/* @vite-ignore */ fresh) as Promise<Module>;
}
