import { createContext, useContext } from 'react';

/** The state of the connection to the provider, as far as the customer needs to know. */
export type Connection =
  /** Nothing to report: the provider responds, or a request is running. */
  | 'online'
  /** The phone has no internet connection. */
  | 'offline'
  /** The phone is connected, but the provider does not respond. */
  | 'unanswered';

/** For full-screen views, which cover the shell's notice and so must show the connection themselves. */
export const ConnectionContext = createContext<Connection>('online');

/** The shell's current connection; `online` outside of a shell. */
export function useConnection(): Connection {
  return useContext(ConnectionContext);
}
