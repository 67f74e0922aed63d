import { perRequiredFlag, type PhotoName } from '@recto/core';
import { startServer, type ProcedureRecord, type RunningServer, type ServerOptions } from '@recto/sandbox';
import { onTestFinished } from 'vitest';
import { newProcedure, requiring } from '../../../support/procedures.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const allRequired = newProcedure({
  ...perRequiredFlag(() => true),
  language: 'de-de',
  lastname: 'Muster',
  redirectUrl: 'https://example.com/next',
});

export const idCardOnly = { ...allRequired, ...requiring('idCard') };

/** A server on a free port with a state folder of its own, until the test ends. */
export async function testServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({ port: 0, dataDir: temporaryFolder(), ...options });
  onTestFinished(() => server.close());
  return server;
}

/** Call 1 of §7, or with other fields or another Authorization header. */
export async function requestToken(
  { origin, sandbox }: RunningServer,
  form: Readonly<Record<string, string>> = {
    grant_type: 'client_credentials',
    client_id: sandbox.config.clientId,
    client_secret: sandbox.config.clientSecret,
  },
  authorization: string | null = basic(sandbox.config.clientId, sandbox.config.clientSecret),
): Promise<Response> {
  return fetch(`${origin}/provider/auth/oauth2/token`, {
    method: 'POST',
    headers: authorization === null ? {} : { authorization },
    body: new URLSearchParams(form),
  });
}

export function basic(id: string, secret: string): string {
  return `Basic ${btoa(`${id}:${secret}`)}`;
}

/** A client that has an access token, and the calls 2 to 8. */
export class Client {
  readonly #server: RunningServer;
  readonly headers: Record<string, string>;

  private constructor(server: RunningServer, headers: Record<string, string>) {
    this.#server = server;
    this.headers = headers;
  }

  static async of(server: RunningServer, { token }: Pick<ProcedureRecord, 'token'>): Promise<Client> {
    const { accessToken } = (await (await requestToken(server)).json()) as { accessToken: string };
    return new Client(server, { authorization: `Bearer ${accessToken}`, 'x-api-key': token });
  }

  /** Uses a connection of its own: a large body takes long to make, and a kept connection can close meanwhile. */
  send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...this.headers, connection: 'close', ...(init.headers as Record<string, string>) };
    return fetch(`${this.#server.origin}/provider/id/procedures/${path}`, { ...init, method, headers });
  }

  read(): Promise<Response> {
    return this.send('POST', 'token');
  }

  start(): Promise<Response> {
    return this.send('PATCH', 'set-started');
  }

  savePhoto(imageName: PhotoName, bytes: Uint8Array): Promise<Response> {
    return this.sendJson({ imageName, base64: Buffer.from(bytes).toString('base64') });
  }

  sendJson(body: unknown): Promise<Response> {
    return this.send('POST', 'photo', {
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  uploadPhoto(imageName: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
    const form = new FormData();
    form.set('imageName', imageName);
    form.set('file', new Blob([bytes]), 'photo.jpg');
    return this.send('POST', 'upload', { body: form });
  }
}

/** A started procedure and a client for it. */
export async function started(server: RunningServer, input = allRequired) {
  const record = server.sandbox.operator.create(input);
  const client = await Client.of(server, record);
  await client.start();
  return { record, client };
}

/** A response's status and its JSON body. */
export async function statusAndBody(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await response.json() };
}
