/**
 * In place of the typeface in Node, which can't import style sheets: `#typeface` in package.json. A server's markup is
 * the same without it, since bundlers for browsers add it.
 */
export {};
