import { createContext, useContext, useLayoutEffect } from 'react';

/** Set by `Page`: called with true while a full-screen view covers it. Without a `Page`, it does nothing. */
export const FullScreenContext = createContext<(covered: boolean) => void>(() => undefined);

/** Marks the calling component as a full-screen view while it is mounted: the rest of the page is hidden, also from screen readers. */
export function useFullScreen(): void {
  const cover = useContext(FullScreenContext);
  useLayoutEffect(() => {
    cover(true);
    return () => cover(false);
  }, [cover]);
}
