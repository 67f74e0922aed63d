import type { Server } from 'node:http';
import { Hono } from 'hono';
import type { ServerEnv } from '../server-env.ts';

/** What serves the customer's web app. */
interface WebHost {
  /** Answers every path that the provider and the operator leave over. */
  readonly routes: Hono<ServerEnv>;
  close(): Promise<void>;
}

/** Opens a host on a server that is listening already; requests wait until it is open. */
export type OpenWebHost = (server: Server) => Promise<WebHost>;

/** Serves no web app. */
export const noWebHost: OpenWebHost = async () => ({ routes: new Hono(), close: async () => {} });
