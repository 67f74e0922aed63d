import { once } from 'node:events';
import { createServer, request as sendOn, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ContractWatch } from './contract-watch.ts';

const crossOriginHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, x-api-key',
  'access-control-expose-headers': 'retry-after',
};

/** The provider allows other origins itself. */
const providerPath = /^\/provider\//;

/** Where the door says which calls went through it, and how they differ from the published contract. */
const contractPath = '/contract';

/**
 * Opens a proxy through which pages of any origin reach the sandbox, its operator included. It compares the
 * calls that go through it with `docs/provider/openapi.yaml`. If the connection to the sandbox breaks, so does the
 * one to the page.
 * @param target the sandbox's origin.
 */
export async function openCrossOriginDoor(target: string) {
  const watch = new ContractWatch();
  const server = createServer((request, response) => {
    const isProvider = providerPath.test(request.url!);
    if (request.url === contractPath) {
      response.writeHead(200, { ...crossOriginHeaders, 'content-type': 'application/json' });
      void watch.found().then((found) => response.end(JSON.stringify(found)));
    } else if (request.method === 'OPTIONS' && !isProvider) {
      response.writeHead(204, crossOriginHeaders).end();
    } else {
      passOn(request, response, { target, watch, added: isProvider ? {} : crossOriginHeaders });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Way {
  readonly target: string;
  readonly watch: ContractWatch;
  /** Headers that are added to the response. */
  readonly added: Readonly<Record<string, string>>;
}

function passOn(request: IncomingMessage, response: ServerResponse, { target, watch, added }: Way): void {
  const { host: _host, origin: _origin, ...headers } = request.headers;
  const sent = watch.request(request);
  const upstream = sendOn(new URL(request.url!, target), { method: request.method!, headers, agent: false });
  upstream.on('response', (upstreamResponse) => {
    response.writeHead(upstreamResponse.statusCode!, { ...upstreamResponse.headers, ...added });
    sent.response(upstreamResponse);
    upstreamResponse.pipe(response);
    upstreamResponse.on('error', () => response.destroy());
  });
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
  upstream.on('close', () => request.resume()); // an unread body would block the response
}
