import { createContext, useContext, useLayoutEffect } from 'react';

/** Tells the page whether a screen lies over all of it. Outside of a page, nobody has to know. */
export const FullScreen = createContext<(covered: boolean) => void>(() => undefined);

/** For a screen that lies over the whole page while it is mounted: the rest can't be seen, so it can't be reached either. */
export function useFullScreen(): void {
  const cover = useContext(FullScreen);
  useLayoutEffect(() => {
    cover(true);
    return () => cover(false);
  }, [cover]);
}
