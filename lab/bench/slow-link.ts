import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request that came over the link. */
interface LinkRequest {
  readonly path: string;
  readonly type: string;
  /** When it arrived, in ms since the epoch. */
  readonly at: number;
  /** Bytes of the response's body, as the server has sent it. */
  readonly bytes: number;
}

/** A proxy before a server that is as slow as a phone's link. */
export interface SlowLink {
  readonly origin: string;
  /** All requests since the last `clear`. */
  readonly requests: readonly LinkRequest[];
  clear(): void;
  close(): Promise<void>;
}

const latencyMs = 150;
const bytesPerMs = 1_600_000 / 8 / 1000;
const sliceBytes = 4_096;

/**
 * Opens a link of 1.6 Mbit/s that all responses share, with 150 ms for each request. The browser's own
 * emulation of a network does not slow workers down. What the server sends is passed on as it is.
 */
export async function openSlowLink(target: string): Promise<SlowLink> {
  const requests: LinkRequest[] = [];
  let freeAt = 0;

  async function send(response: ServerResponse, body: Buffer): Promise<void> {
    for (let from = 0; from < body.length; from += sliceBytes) {
      // The page was closed: what it did not wait for must not slow the next one down.
      if (response.destroyed) return;
      const slice = body.subarray(from, from + sliceBytes);
      freeAt = Math.max(freeAt, performance.now()) + slice.length / bytesPerMs;
      const wait = freeAt - performance.now();
      if (wait > 1) await sleep(wait);
      response.write(slice);
    }
    response.end();
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const at = Date.now();
    const path = incoming.url ?? '/';
    const sent = await read(incoming);
    const upstream = request(target + path, { method: incoming.method, headers: incoming.headers });
    upstream.end(sent);
    const [response] = (await once(upstream, 'response')) as [IncomingMessage];
    const content = await read(response);
    const type = response.headers['content-type'] ?? '';
    const { 'transfer-encoding': _, ...headers } = response.headers;
    requests.push({ path, type, at, bytes: content.length });
    await sleep(latencyMs - (Date.now() - at));
    outgoing.writeHead(response.statusCode ?? 500, headers);
    await send(outgoing, content);
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    clear: () => requests.splice(0),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}
