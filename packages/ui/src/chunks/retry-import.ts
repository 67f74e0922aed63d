/**
 * Retries an `import()` that has failed. Chromium and Firefox remember that a URL failed until the page
 * is reloaded, but their error message contains the URL, so this imports it with an extra query
 * parameter. If the message has no URL, it repeats the import.
 * @param load the import that failed.
 * @param failure the error it threw.
 * @param attempt a number that no earlier attempt of this import had.
 */
export function retryImport<Module>(
  load: () => Promise<Module>,
  failure: unknown,
  attempt: number,
): Promise<Module> {
  const url = failure instanceof Error ? /https?:\/\/\S+/.exec(failure.message)?.[0] : undefined;
  if (url === undefined) return load();
  const freshUrl = `${url}${url.includes('?') ? '&' : '?'}attempt=${attempt}`;
  return import(/* @vite-ignore */ freshUrl) as Promise<Module>;
}
