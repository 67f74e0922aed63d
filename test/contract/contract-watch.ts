import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import {
  ContractDocument,
  contractFile,
  type ContractMessage,
} from '../../packages/operator-tools/src/contract/contract-document.ts';

/** What was wrong with a call, such as `savePhoto request: imageName must be …`. */
type Problem = string;

/** The addresses of the sandbox's endpoints. */
const endpointPath = /^\/provider\/(?:auth|id)(?=\/)/;

/**
 * Compares calls over HTTP with the published contract: each request of the adapter, and each response of the
 * sandbox while no fault is set.
 */
export class ContractWatch {
  readonly #document = new ContractDocument(contractFile);
  readonly #checks: Promise<readonly Problem[]>[] = [];
  readonly #calls = new Set<string>();
  #hasFaults = false;

  /** Looks at a request, whose body is read by another reader too. @returns what to call with its response. */
  request(message: IncomingMessage): { response: (response: IncomingMessage) => void } {
    const path = new URL(message.url!, 'http://sandbox').pathname;
    if (path === '/operator/api/faults' && message.method !== 'GET') {
      this.#hasFaults = message.method === 'POST';
    }
    if (!endpointPath.test(path) || message.method === 'OPTIONS') return { response: () => undefined };
    const call = this.#document.callAt(message.method!, path.replace(endpointPath, ''));
    if (call === null) {
      this.#checks.push(Promise.resolve([`${message.method} ${path} is not a call`]));
      return { response: () => undefined };
    }
    const withFaults = this.#hasFaults;
    if (!withFaults) this.#calls.add(call);
    this.#checks.push(
      bodyOf(message).then((body) => [
        ...authorizationProblems(call, message.headers),
        ...(body === null ? [] : this.#document.requestProblems(call, body)).map(
          (problem) => `${call} request: ${problem}`,
        ),
      ]),
    );
    return {
      response: (response) => {
        if (withFaults) return;
        this.#checks.push(
          bodyOf(response).then((body) =>
            (body === null ? [] : this.#document.responseProblems(call, response.statusCode!, body)).map(
              (problem) => `${call} response: ${problem}`,
            ),
          ),
        );
      },
    };
  }

  /** The calls that were made without a fault, and what is wrong with them. A message that broke off is not looked at. */
  async found(): Promise<{ readonly calls: readonly string[]; readonly problems: readonly Problem[] }> {
    const problems = (await Promise.all(this.#checks)).flat();
    return { calls: [...this.#calls].toSorted(), problems: [...new Set(problems)] };
  }
}

function authorizationProblems(call: string, headers: IncomingHttpHeaders): readonly Problem[] {
  const scheme = call === 'token' ? 'Basic' : 'Bearer';
  const hasScheme = headers.authorization?.startsWith(`${scheme} `) ?? false;
  const hasKey = (headers['x-api-key'] !== undefined) === (call !== 'token');
  return [
    ...(hasScheme ? [] : [`${call} request: no ${scheme} authorization`]),
    ...(hasKey ? [] : [`${call} request: x-api-key`]),
  ];
}

/** @returns null if the message broke off. */
function bodyOf(message: IncomingMessage): Promise<ContractMessage | null> {
  return new Promise((resolve) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(new Uint8Array(chunk)));
    message.once('close', () => message.complete || resolve(null));
    message.once('end', () => void parsed(message, new Blob(chunks)).then(resolve, () => resolve(null)));
  });
}

async function parsed(message: IncomingMessage, body: Blob): Promise<ContractMessage> {
  const header = message.headers['content-type'] ?? null;
  const contentType = header?.split(';')[0]?.trim() ?? null;
  if (body.size === 0) return { contentType, body: null };
  if (contentType === 'application/json') return { contentType, body: JSON.parse(await body.text()) };
  const form = await new Response(body, { headers: { 'content-type': header ?? '' } }).formData();
  const fields = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : 'a file']);
  return { contentType, body: Object.fromEntries(fields) };
}
