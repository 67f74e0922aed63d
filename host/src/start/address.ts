/** The path below which the app is served, without a slash at its end: empty, unless it was built with `--base`. */
export const basename = import.meta.env.BASE_URL.slice(0, -1);

export const configurationUrl = `${basename}/assets/config.json`;

/** The part of a page's path that names its screen. @param pathname the page's path, as the address has it. */
export function screenOf(pathname: string): string | undefined {
  return pathname.slice(basename.length).split('/')[2];
}
