import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface ReceivedCall {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly form: Readonly<Record<string, string>>;
}

/** A real authorization server in place of the operator's, on its own port. */
export interface AuthorizationServer {
  readonly url: string;
  /** The calls that it has received, oldest first. */
  readonly calls: readonly ReceivedCall[];
}

const tokenResponse = { access_token: 'access-1', token_type: 'Bearer', expires_in: 300, scope: 'all of it' };

/** @param respond writes the response; by default one with a token. The server stops when the test ends. */
export async function authorizationServer(
  respond: (response: ServerResponse) => void = (response) => response.end(JSON.stringify(tokenResponse)),
): Promise<AuthorizationServer> {
  const calls: ReceivedCall[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    calls.push({ path: request.url, headers: request.headers, form });
    respond(response);
  };
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth`, calls };
}
