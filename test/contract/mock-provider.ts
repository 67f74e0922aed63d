import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'yaml';

/**
 * A mock server in the sense of OpenAPI: it answers each call with an example of the document, and knows nothing else
 * of the calls. Examples that are named by a status are chosen by the status, which moves as `transitions` say.
 */

interface Media {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Response {
  readonly content?: Readonly<Record<string, Media>>;
}
type Responses = Readonly<Record<string, Response & { readonly $ref?: string }>>;
interface Operation {
  readonly operationId: string;
  readonly responses: Responses;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

const transitions: Readonly<Record<string, string>> = {
  setStarted: 'started',
  setFinished: 'finished',
  reset: 'active',
};

export interface MockProvider {
  readonly address: string;
  /** What its procedure is now; a test may set it. */
  status: string;
  /** The status code of the next responses, in place of a success; null for a success. */
  code: string | null;
  close(): Promise<void>;
}

/** @param file an OpenAPI document in YAML. */
export async function openMockProvider(file: string): Promise<MockProvider> {
  const { paths, components } = parse(readFileSync(file, 'utf8')) as Document;
  const operationOf = (method: string, path: string) =>
    Object.entries(paths).find(([template]) =>
      new RegExp(`^${template.replace(/\{\w+\}/, '[^/]+')}$`).test(path),
    )?.[1][method.toLowerCase()];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const operation = operationOf(request.method!, request.url!);
      const isAccess = operation?.operationId === 'token';
      const code = (isAccess ? null : mock.code) ?? '200';
      const listed = operation?.responses[code] ?? operation?.responses[`${code[0]}XX`];
      const found = listed?.$ref === undefined ? listed : components.responses[listed.$ref.split('/').pop()!];
      if (operation === undefined || found === undefined) return void response.writeHead(501).end();
      if (code === '200') mock.status = transitions[operation.operationId] ?? mock.status;
      const [[type, media] = []] = Object.entries(found.content ?? {});
      if (type === undefined) return void response.writeHead(Number(code)).end();
      const examples = media?.examples ?? {};
      const { value } = examples[mock.status] ?? Object.values(examples)[0]!;
      response.writeHead(Number(code), { 'content-type': type }).end(JSON.stringify(value));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mock: MockProvider = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    status: 'active',
    code: null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return mock;
}
