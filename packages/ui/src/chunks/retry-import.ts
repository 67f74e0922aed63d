/**
 * Retries an `import()` that has failed.
 *
 * In a native `import()`, as Vite and esbuild leave it, Chromium and Firefox remember that an address failed until the
 * page is reloaded. Their error is a `TypeError` whose message contains the address, so this imports it with an extra
 * query parameter. In every other case it repeats the import: Safari forgets the failure, and so do bundlers that load
 * their chunks themselves, such as webpack and Turbopack; their errors name scripts that can't be imported.
 * @param load the import that failed.
 * @param failure the error it threw.
 * @param attempt a number that no earlier attempt of this import had.
 */
export function retryImport<Module>(
  load: () => Promise<Module>,
  failure: unknown,
  attempt: number,
): Promise<Module> {
  const url = failure instanceof TypeError ? /https?:\/\/\S+/.exec(failure.message)?.[0] : undefined;
  if (url === undefined) return load();
  const freshUrl = `${url}${url.includes('?') ? '&' : '?'}attempt=${attempt}`;
  // Without these comments, the bundlers of other apps look for a module of this name.
  return import(
    /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ freshUrl
  ) as Promise<Module>;
}
