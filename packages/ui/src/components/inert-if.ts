import { version } from 'react';

/** React 18 leaves out attributes that it does not know when they are `true`, and writes them when they are texts. */
const inert = (version.startsWith('18.') ? '' : true) as true;

/** The value of an element's `inert`. */
export function inertIf(isInert: boolean): true | undefined {
  return isInert ? inert : undefined;
}
