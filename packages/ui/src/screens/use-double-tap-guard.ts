import { useEffect, useState } from 'react';

/** How long the second tap of a double tap may come after the first, in ms, with something to spare. */
const doubleTapMs = 400;

/**
 * Whether what has just appeared has been there long enough to be meant: the second tap of a double
 * tap falls on whatever has taken the place of the first one's button. Until this is true, let no
 * pointer through; a keyboard or a screen reader can't hit what it has not been told of.
 */
export function useDoubleTapGuard(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), doubleTapMs);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
