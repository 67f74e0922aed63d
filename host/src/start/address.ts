import { continueOnPhonePath, isRoutePath, notFoundPath, parseLink } from '@recto/core';

/** The path below which the app is served, without a slash at its end: empty, unless it was built with `--base`. */
export const basename = import.meta.env.BASE_URL.slice(0, -1);

export const configurationUrl = `${basename}/assets/config.json`;

/** The customer's link with which the page was opened (§2). */
export interface Link {
  readonly token: string;
  /** The path below the token; undefined if there is none. */
  readonly screen: string | undefined;
}

/** @param path below the base, as the address has it. @returns the customer's link (§2); null for other pages. */
export function linkOf(path: string): Link | null {
  const isOther = path === '' || path === '/' || path === notFoundPath || path === continueOnPhonePath;
  if (isOther || !isRoutePath(path)) return null;
  const { token, screen } = parseLink(path);
  return { token: decodeURIComponent(token), screen };
}
