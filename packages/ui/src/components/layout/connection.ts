import { createContext, useContext } from 'react';

/** What a person has to know of the way to the provider. */
export type Connection =
  /** Nothing: the provider answers, or is being asked. */
  | 'online'
  /** The phone has no connection to the internet. */
  | 'offline'
  /** The phone has one, but the provider does not answer. */
  | 'unanswered';

/** Tells a screen of it: one that lies over the shell's notice has to say it by itself. */
export const CurrentConnection = createContext<Connection>('online');

export function useConnection(): Connection {
  return useContext(CurrentConnection);
}
