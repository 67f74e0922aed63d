import { once } from 'node:events';
import { createServer, request as sendOn, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const crossOriginHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, x-api-key',
  'access-control-expose-headers': 'retry-after',
};

/**
 * Opens a proxy through which pages of any origin reach another server of this machine, like the
 * gateway in front of a provider. If the connection to that server breaks, so does the one to the page.
 * @param target the other server's origin.
 */
export async function openCrossOriginDoor(target: string) {
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') response.writeHead(204, crossOriginHeaders).end();
    else passOn(request, response, target);
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

function passOn(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { host: _host, origin: _origin, ...headers } = request.headers;
  const upstream = sendOn(new URL(request.url!, target), { method: request.method!, headers, agent: false });
  upstream.on('response', (upstreamResponse) => {
    response.writeHead(upstreamResponse.statusCode!, { ...upstreamResponse.headers, ...crossOriginHeaders });
    upstreamResponse.pipe(response);
    upstreamResponse.on('error', () => response.destroy());
  });
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
  upstream.on('close', () => request.resume()); // an unread body would block the response
}
