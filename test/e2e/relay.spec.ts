import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, staticHost, type RunningServer } from '@recto/sandbox';
import { newProcedure, requiring } from '../support/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { openTestRelay } from './server/open-test-relay.ts';

const builtApp = join(import.meta.dirname, '../../host/dist');

/** The product with a client secret: it is not in `config.json`, but in the relay on another origin. */
async function withRelay(run: (server: RunningServer, relayOrigin: string) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'recto-e2e-relay-'));
  let relayOrigin = '';
  const server = await startServer({
    port: 0,
    dataDir,
    guidance: 'off',
    openWebHost: staticHost(builtApp),
    openRelay: async (origin, client) => {
      const relay = await openTestRelay(origin, client);
      relayOrigin = new URL(relay!.url).origin;
      return relay;
    },
  });
  try {
    await run(server, relayOrigin);
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

test('a customer can finish with a configuration without the secret', async ({
  page,
  customer,
  camera,
  watch,
}) => {
  await withRelay(async ({ origin, sandbox }, relayOrigin) => {
    watch.allowForeign(origin);
    watch.allowForeign(relayOrigin);
    const { clientSecret } = sandbox.config;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(JSON.stringify([request.headers(), request.postData()])));
    const configuration = await (await fetch(`${origin}/assets/config.json`)).text();
    expect(configuration).not.toContain(clientSecret);

    await camera.show('idCardRecto');
    const { token } = sandbox.operator.create(newProcedure(requiring('idCard')));
    await customer.open({ link: `${origin}/${token}` });
    await customer.complete(['idCardRecto', 'idCardVerso']);
    await expect(customer.screen('status')).toHaveAttribute('data-status', 'finished');

    const [call] = sandbox.calls.list().filter(({ call: name }) => name === 'token');
    expect(call).toMatchObject({ status: 200, authorization: 'Basic' });
    expect(requests.filter((text) => text.includes(clientSecret))).toEqual([]);
    await page.goto('about:blank');
  });
});

test('a browser that sends a preflight may call the relay from the app’s origin, and from no other', async ({
  page,
  watch,
}) => {
  await withRelay(async ({ origin }, relayOrigin) => {
    for (const each of [origin, relayOrigin]) watch.allowForeign(each);
    const other = origin.replace('127.0.0.1', 'localhost');
    watch.allowForeign(other);
    watch.allowFailedRequests();
    watch.allow(/ has been blocked by CORS policy: /);
    // A form needs no preflight, so the app's own call 1 sends none; JSON needs one.
    const statusFrom = async (address: string) => {
      await page.goto(`${address}/404`);
      return page.evaluate(
        (url) =>
          fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }).then(
            ({ status }) => status,
            () => 'blocked',
          ),
        `${relayOrigin}/oauth2/token`,
      );
    };
    expect(await statusFrom(origin)).toBe(415);
    expect(await statusFrom(other)).toBe('blocked');
    await page.goto('about:blank');
  });
});
