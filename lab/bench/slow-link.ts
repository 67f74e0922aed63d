import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request that came over the link. */
interface LinkRequest {
  readonly path: string;
  readonly type: string;
  /** The parts of the response's body that have gone over the link, as the server has compressed it. */
  readonly parts: readonly Part[];
}

interface Part {
  /** In ms since the epoch. */
  readonly at: number;
  readonly bytes: number;
}

/** A proxy before a server that is as slow as a phone's link. */
export interface SlowLink {
  readonly origin: string;
  /** All requests since the last `clear`. */
  readonly requests: readonly LinkRequest[];
  clear(): void;
  /** Resolves when the link has been unused for this long. @throws Error after a minute. */
  unusedFor(ms: number): Promise<void>;
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
  const open = new Set<IncomingMessage>();
  let usedAt = performance.now();

  async function send(response: ServerResponse, body: Buffer, parts: Part[]): Promise<void> {
    for (let from = 0; from < body.length; from += sliceBytes) {
      // The page was closed: what it did not wait for must not slow the next one down.
      if (response.destroyed) return;
      const slice = body.subarray(from, from + sliceBytes);
      freeAt = Math.max(freeAt, performance.now()) + slice.length / bytesPerMs;
      const wait = freeAt - performance.now();
      if (wait > 1) await sleep(wait);
      response.write(slice);
      parts.push({ at: Date.now(), bytes: slice.length });
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
    const parts: Part[] = [];
    requests.push({ path, type, parts });
    await sleep(latencyMs - (Date.now() - at));
    outgoing.writeHead(response.statusCode ?? 500, headers);
    await send(outgoing, content, parts);
  }

  const server = createServer((incoming, outgoing) => {
    open.add(incoming);
    pass(incoming, outgoing)
      .catch(() => outgoing.destroy())
      .finally(() => {
        open.delete(incoming);
        usedAt = performance.now();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    clear: () => requests.splice(0),
    unusedFor: async (ms) => {
      const end = performance.now() + 60_000;
      while (open.size > 0 || performance.now() - usedAt < ms) {
        if (performance.now() > end) throw new Error('The link is still used after a minute.');
        await sleep(100);
      }
    },
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
