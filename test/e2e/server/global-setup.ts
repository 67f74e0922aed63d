import type { FullConfig } from '@playwright/test';
import { startServer, type TestServer } from './start-server.ts';
import { publishOrigins } from './origins.ts';

/**
 * One server for each worker, since faults and the call log belong to a whole server. The first one builds
 * the web app, so that it is up to date for the others.
 * @returns a function that stops the servers.
 */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  const servers: TestServer[] = [];
  const endAll = async () => {
    await Promise.all(servers.map((server) => server.end()));
  };
  try {
    servers.push(await startServer());
    servers.push(...(await Promise.all(Array.from({ length: workers - 1 }, startServer))));
  } catch (error) {
    await endAll();
    throw error;
  }
  publishOrigins(servers.map(({ origin }) => origin));
  return endAll;
}
