import type { Server } from 'node:http';
import { Hono } from 'hono';
import type { ServerEnv } from '../faults/server-env.ts';

/** Serves the customer's web app. */
interface WebHost {
  /** For every path that neither the provider nor the operator page uses. */
  readonly routes: Hono<ServerEnv>;
  close(): Promise<void>;
}

/** Opens a host on a listening server; requests wait until it is open. */
export type OpenWebHost = (server: Server) => Promise<WebHost>;

/** Serves no web app. */
export const noWebHost: OpenWebHost = async () => ({ routes: new Hono(), close: async () => {} });
