import { createContext, useContext } from 'react';

/** Tells a screen whether there is no connection: one that lies over the shell's notice has to say it by itself. */
export const Offline = createContext(false);

export function useOffline(): boolean {
  return useContext(Offline);
}
