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
 * Opens a server through which pages of any origin reach another server of this machine, as the
 * gateway before a provider lets them. What breaks behind it breaks before it too.
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
  const behind = sendOn(new URL(request.url!, target), { method: request.method!, headers, agent: false });
  behind.on('response', (answer) => {
    response.writeHead(answer.statusCode!, { ...answer.headers, ...crossOriginHeaders });
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  behind.on('error', () => response.destroy());
  response.on('close', () => behind.destroy());
  request.pipe(behind);
  behind.on('close', () => request.resume()); // a body that nobody reads any more would hold up the answer
}
