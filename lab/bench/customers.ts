import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { startServer } from '../../test/e2e/server/start-server.ts';
import type { Series } from './fit.ts';
import { quantile } from './statistics.ts';

const counts = [1, 10, 100];
const photo = Buffer.alloc(200_000, 0x55);
photo.set([0xff, 0xd8, 0xff, 0xe0]);

/**
 * Customers who open their links and send a photo at the same time, on one process of `npm start`: the time
 * until all have been served, and of each of their calls, as a multiple of that of a single customer.
 */
export async function customersAtOnce(rounds: number): Promise<readonly Series[]> {
  const server = await startServer();
  try {
    const all = new Map<number, number[]>(counts.map((count) => [count, []]));
    const until = new Map<number, number[]>(counts.map((count) => [count, []]));
    // Once unmeasured: the server compiles its code with the first requests.
    await customer(server.origin);
    for (let round = 0; round < rounds; round += 1) {
      for (const [count, times] of all) {
        const began = performance.now();
        const each = await Promise.all(Array.from({ length: count }, () => customer(server.origin)));
        times.push(...each.flat());
        until.get(count)!.push(performance.now() - began);
      }
    }
    const sizes = counts.map((size) => ({ label: `${size}`, size }));
    const relative = (share: number) =>
      counts.map((count) => quantile(all.get(count)!, share) / quantile(all.get(1)!, share));
    const unit = 'times that of one customer';
    const whole = counts.map((count) => quantile(until.get(count)!, 0.5) / quantile(until.get(1)!, 0.5));
    return [
      { name: 'more customers at once: until the photos of all have arrived', unit, sizes, costs: whole },
      { name: 'more customers at once: a call, median', unit, sizes, costs: relative(0.5) },
      { name: 'more customers at once: a call, 95th percentile', unit, sizes, costs: relative(0.95) },
    ];
  } finally {
    await server.end();
  }
}

/** @returns the time of each call of one customer, in ms. */
async function customer(origin: string): Promise<readonly number[]> {
  // A connection of their own, as each phone has.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const send = async (
    path: string,
    method = 'GET',
    headers = {},
    body: string | null = null,
  ): Promise<string> => {
    const began = performance.now();
    const response = await call(origin + path, { agent, method, headers }, body);
    times.push(performance.now() - began);
    return response;
  };
  const json = { 'content-type': 'application/json' };
  const { token } = JSON.parse(
    await call(
      `${origin}/operator/api/procedures`,
      { agent, method: 'POST', headers: json },
      JSON.stringify({ idCardRequired: true }),
    ),
  ) as { readonly token: string };

  const page = await send(`/${token}`);
  const [script] = /\/assets\/app-[\w-]+\.js/.exec(page)!;
  await send(script, 'GET', { 'accept-encoding': 'br' });
  const { clientId, clientSecret } = JSON.parse(await send('/assets/config.json')) as Record<string, string>;
  const client = { client_id: clientId!, client_secret: clientSecret! };
  const granted = await send(
    '/provider/auth/oauth2/token',
    'POST',
    {
      authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    `${new URLSearchParams({ grant_type: 'client_credentials', ...client })}`,
  );
  const { accessToken } = JSON.parse(granted) as { readonly accessToken: string };
  const access = { authorization: `Bearer ${accessToken}`, 'x-api-key': token };
  await send('/provider/id/procedures/token', 'POST', access);
  await send('/provider/id/procedures/set-started', 'PATCH', access);
  const image = JSON.stringify({ imageName: 'idCardRecto', base64: photo.toString('base64') });
  await send('/provider/id/procedures/photo', 'POST', { ...access, ...json }, image);
  agent.destroy();
  return times;
}

function call(
  url: string,
  options: { readonly agent: Agent; readonly method: string; readonly headers: Record<string, string> },
  body: string | null,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      const isOk = response.statusCode === 200 || response.statusCode === 201;
      if (isOk) text(response).then(resolve, reject);
      else reject(new Error(`${options.method} ${url}: ${response.statusCode}`));
    });
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}
