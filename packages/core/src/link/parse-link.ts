/** The parts of a link's path (§2), as the address has them: escaped. */
export interface LinkParts {
  /** The part behind the first slash: a procedure token, or the name of another page; empty for `/`. */
  readonly token: string;
  /** The part below it, such as `capture`; undefined if there is none. */
  readonly screen: string | undefined;
  /** Whether there are more parts, which no link of the app has. */
  readonly isDeeper: boolean;
}

/**
 * Takes a path apart. More slashes before the token count as one, and one slash at the end counts as none. `pathOf` is the
 * opposite.
 * @param path below the base, as in the address, escaped.
 */
export function parseLink(path: string): LinkParts {
  const [token = '', screen, ...deeper] = path.replace(/^\/+|\/$/g, '').split('/');
  return { token, screen, isDeeper: deeper.length > 0 };
}
