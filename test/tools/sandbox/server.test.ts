import { once } from 'node:events';
import { createServer } from 'node:http';
import { PortTakenError, startServer } from '@recto/sandbox';
import { expect, test } from 'vitest';
import { noWebHost } from '../../../packages/sandbox/src/web/web-host.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { testServer } from './support/test-server.ts';

const portOf = (origin: string) => Number(new URL(origin).port);

test('a taken port is reported', async () => {
  const { origin } = await testServer();
  const port = portOf(origin);
  const error = await startServer({ port, dataDir: temporaryFolder() }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PortTakenError);
  expect(error).toMatchObject({ port });
});

test('if the web app can’t be opened, the server stops and frees the port', async () => {
  let port = 0;
  const broken = startServer({
    port: 0,
    dataDir: temporaryFolder(),
    openWebHost: async (server) => {
      port = (server.address() as { port: number }).port;
      throw new Error('The build failed.');
    },
  });
  await expect(broken).rejects.toThrow('The build failed.');
  const next = createServer().listen(port, '127.0.0.1');
  await once(next, 'listening');
  next.close();
});

test('a request that arrives before the web app is ready waits for it', async () => {
  let early: Promise<Response> | undefined;
  await testServer({
    openWebHost: async (server) => {
      const { port } = server.address() as { port: number };
      const received = once(server, 'request');
      early = fetch(`http://127.0.0.1:${port}/assets/config.json`);
      await received;
      return noWebHost(server);
    },
  });
  expect((await early!).status).toBe(200);
});

test('closing does not wait for a delayed call', async () => {
  const server = await startServer({ port: 0, dataDir: temporaryFolder() });
  server.sandbox.faults.add({ call: 'config', kind: 'delay', ms: 600_000, times: 1 });
  const call = expect(fetch(`${server.origin}/assets/config.json`)).rejects.toThrow('fetch failed');
  await expect.poll(() => server.sandbox.faults.list()).toEqual([]);
  await server.close();
  await call;
});
