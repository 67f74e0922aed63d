import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

export interface ReceivedRequest {
  /** Method and path, such as `POST /id/procedures/token`. */
  readonly call: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** One response of a script. An object is sent as JSON, a text unchanged. */
export type ScriptedResponse =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | object;
    }
  /** Closes the connection. */
  | 'drop'
  /** Sends nothing until the client aborts. */
  | 'hang'
  /** Sends an endless response without a length, until the client aborts. */
  | 'endless';

export const tokenCall = 'POST /auth/oauth2/token';

/** A server on a real socket that responds to each call from a script, and records the requests. */
export class ScriptedProvider {
  readonly requests: ReceivedRequest[] = [];
  readonly #scripts = new Map<string, readonly ScriptedResponse[]>();
  readonly #waiters: { readonly count: number; readonly resolve: () => void }[] = [];
  readonly #server: Server;
  #giveUp: () => void = () => undefined;
  readonly #givenUp = new Promise<void>((resolve) => (this.#giveUp = resolve));

  private constructor() {
    this.#server = createServer((request, response) => void this.#respond(request, response));
  }

  /** Starts one that responds to call 1 with the access token `access-1` for an hour. */
  static async start(): Promise<ScriptedProvider> {
    const provider = new ScriptedProvider();
    provider.#server.listen(0, '127.0.0.1');
    await once(provider.#server, 'listening');
    provider.script(tokenCall, { body: { accessToken: 'access-1', expires_in: 3600 } });
    return provider;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Responds to a call with these in turn; the last one repeats. */
  script(call: string, ...responses: readonly ScriptedResponse[]): void {
    this.#scripts.set(call, responses);
  }

  requestsOf(call: string): readonly ReceivedRequest[] {
    return this.requests.filter((request) => request.call === call);
  }

  /** Waits until this many requests were received in total. */
  received(count: number): Promise<void> {
    if (this.requests.length >= count) return Promise.resolve();
    return new Promise((resolve) => this.#waiters.push({ count, resolve }));
  }

  /** Waits until the client has aborted an endless response. */
  givenUp(): Promise<void> {
    return this.#givenUp;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = `${request.method} ${request.url}`;
    this.requests.push({ call, headers: request.headers, body: Buffer.concat(chunks).toString() });
    const answer = this.#next(call);
    for (const { count, resolve } of this.#waiters) if (this.requests.length >= count) resolve();
    if (answer === 'hang') return;
    if (answer === 'drop') return void request.socket.destroy();
    if (answer === 'endless') return pipeline(endlessJson, response).catch(this.#giveUp);
    const { status = 200, headers = {}, body = '' } = answer;
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  #next(call: string): ScriptedResponse {
    const [first = { status: 404 }, ...rest] = this.#scripts.get(call) ?? [];
    if (rest.length > 0) this.#scripts.set(call, rest);
    return first;
  }
}

async function* endlessJson() {
  yield '{"success":true,"data":"';
  for (;;) yield 'x'.repeat(64 * 1024);
}
