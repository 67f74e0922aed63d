import { accessTokenRequest, readAccessTokenResponse, type ClientCredentials } from '@recto/core';
import type { ContractCall, ContractDocument } from './contract-document.ts';
import { numbered, type ContractReport } from './contract-report.ts';

/** Whose provider is checked, and as which app. */
export interface ContractTarget extends ClientCredentials {
  /** Absolute, without a trailing slash. */
  readonly authEndpointUrl: string;
  readonly idEndpointUrl: string;
  /** The app's origin. */
  readonly appOrigin: string;
  readonly procedureToken: string;
}

/** Whether the app and the endpoint of a call have different origins. */
export function isCrossOrigin(target: ContractTarget, call: ContractCall): boolean {
  return new URL(endpointOf(target, call)).origin !== target.appOrigin;
}

function endpointOf({ authEndpointUrl, idEndpointUrl }: ContractTarget, call: ContractCall): string {
  return call === 'token' ? authEndpointUrl : idEndpointUrl;
}

export interface ContractRequest {
  /** For call 8. */
  readonly imageName?: string;
  readonly json?: unknown;
  readonly form?: FormData;
  /** In place of the ones of the target. */
  readonly accessToken?: string;
  readonly procedureToken?: string;
}

export interface ContractResponse {
  /** 0 if there was no response, or a redirect. */
  readonly status: number;
  /** Parsed JSON; null if there is none. */
  readonly body: unknown;
}

/** How long a call may take, in ms: an image of 20 MB over a slow line. */
const limitMs = 120_000;

/** The 4xx that ask to try again later. */
const later = [408, 425, 429];

/** Whether the provider has refused the call. */
export function isRefusal({ status, body }: ContractResponse): boolean {
  const saysNo = status === 200 && (body as { success?: unknown } | null)?.success === false;
  return saysNo || (status >= 400 && status < 500 && !later.includes(status));
}

export function isSuccess(response: ContractResponse): boolean {
  return response.status >= 200 && response.status < 300 && !isRefusal(response);
}

/** What a response says in short, such as `404`. */
function found({ status, body }: ContractResponse): string {
  if (status === 0) return 'no response';
  const saysNo = (body as { success?: unknown } | null)?.success === false;
  return status < 300 && saysNo ? `${status} with success: false` : String(status);
}

/**
 * Why a response does not show that the provider accepts a call, as a sentence that names the call; null if it
 * does.
 */
export function acceptanceProblem(call: ContractCall, response: ContractResponse): string | null {
  if (isSuccess(response)) return null;
  if (!isRefusal(response)) return `${numbered(call)} failed: ${found(response)}`;
  const isUnauthorized = response.status === 401;
  const what = isUnauthorized ? 'the access token' : call === 'readProcedure' ? 'the token' : null;
  return what === null
    ? `${numbered(call)} was refused: ${found(response)}`
    : `${numbered(call)} refused ${what}: ${found(response)}`;
}

/** Makes the calls as a browser would, and notes what is to be checked of every response. */
export class ContractClient {
  readonly #target: ContractTarget;
  readonly #document: ContractDocument;
  readonly #report: ContractReport;
  #accessToken = '';

  constructor(target: ContractTarget, document: ContractDocument, report: ContractReport) {
    this.#target = target;
    this.#document = document;
    this.#report = report;
  }

  /** The preflight request that a browser sends before the call, if the provider has another origin. */
  async preflight(call: ContractCall): Promise<void> {
    if (!this.#isCrossOrigin(call)) return;
    const { method } = this.#document.endpoint(call);
    const needed = neededHeaders(call);
    const response = await this.#fetch(call, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': method,
        'access-control-request-headers': needed.toSorted().join(','),
      },
    });
    const note = (check: Parameters<ContractReport['note']>[1], problem: string | null) =>
      this.#report.note(call, check, problem);
    if (response === null) return note('preflight', 'there was no response');
    await response.arrayBuffer();
    note('preflight', response.ok ? null : `the status is ${response.status}`);
    note('preflightOrigin', this.#originProblem(response));
    const allowedMethods = listed(response, 'access-control-allow-methods');
    const isSimple = method === 'POST' || allowedMethods.includes('*');
    const isAllowed = isSimple || allowedMethods.includes(method.toLowerCase());
    note('preflightMethod', isAllowed ? null : `Access-Control-Allow-Methods lacks ${method}`);
    const allowed = listed(response, 'access-control-allow-headers');
    const missing = needed.filter(
      (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
    );
    note(
      'preflightHeaders',
      missing.length === 0 ? null : `Access-Control-Allow-Headers lacks ${missing.join(', ')}`,
    );
  }

  /** Call 1. @returns what is wrong if there is no access token now; null if there is one. */
  async authenticate(): Promise<string | null> {
    const response = await this.#send('token', { method: 'POST', ...accessTokenRequest(this.#target) });
    this.#accessToken = readAccessTokenResponse(response.body)?.accessToken ?? '';
    const problem = this.#accessToken === '' ? `call 1 gave no access token: ${found(response)}` : null;
    this.#report.note('token', 'accepted', problem);
    return problem;
  }

  /** Calls 2 to 8. */
  async call(call: ContractCall, request: ContractRequest = {}): Promise<ContractResponse> {
    const { method } = this.#document.endpoint(call);
    const headers: Record<string, string> = {
      authorization: `Bearer ${request.accessToken ?? this.#accessToken}`,
      'x-api-key': request.procedureToken ?? this.#target.procedureToken,
    };
    if (request.json !== undefined) headers['content-type'] = 'application/json';
    const body = request.form ?? (request.json === undefined ? null : JSON.stringify(request.json));
    return this.#send(call, { method, headers, body }, request.imageName);
  }

  /** @returns why the app could not show the image at this address; null if it can. */
  async imageProblem(displayUrl: string): Promise<string | null> {
    if (displayUrl.startsWith('data:image/')) return null;
    try {
      const url = new URL(displayUrl, `${this.#target.idEndpointUrl}/`);
      const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
      await response.arrayBuffer();
      if (!response.ok) return `the status is ${response.status}`;
      if (!(response.headers.get('content-type') ?? '').startsWith('image/')) return 'it is not an image';
      const policy = response.headers.get('cross-origin-resource-policy');
      const isOther = url.origin !== this.#target.appOrigin;
      return isOther && policy !== null && policy !== 'cross-origin'
        ? `Cross-Origin-Resource-Policy is ${policy === 'same-site' ? policy : 'same-origin'}`
        : null;
    } catch {
      return 'there was no response';
    }
  }

  async #send(call: ContractCall, init: RequestInit, imageName?: string): Promise<ContractResponse> {
    const nothing: ContractResponse = { status: 0, body: null };
    const response = await this.#fetch(call, init, imageName);
    const isRedirect = response !== null && response.status >= 300 && response.status < 400;
    this.#report.note(call, 'reachable', brokenProblem(response, isRedirect));
    if (response === null || isRedirect) return nothing;
    const text = await response.text().catch(() => '');
    const body = jsonOf(text);
    const read: ContractResponse = { status: response.status, body: body === notJson ? null : body };
    this.#noteHeaders(call, response, read);
    this.#noteBody(call, response, text, body);
    return read;
  }

  #noteHeaders(call: ContractCall, response: Response, read: ContractResponse): void {
    if (!this.#isCrossOrigin(call)) return;
    this.#report.note(call, isSuccess(read) ? 'origin' : 'refusalOrigin', this.#originProblem(response));
    const exposed = listed(response, 'access-control-expose-headers');
    const isExposed = exposed.includes('retry-after') || exposed.includes('*');
    this.#report.note(
      call,
      'retryAfter',
      isExposed ? null : 'Access-Control-Expose-Headers lacks Retry-After',
    );
  }

  #noteBody(call: ContractCall, response: Response, text: string, body: unknown): void {
    // A refusal with 200 is a refusal; the body of an error is not read.
    if (isRefusal({ status: response.status, body })) return;
    if (body === notJson) return this.#report.note(call, 'body', 'the body is not JSON');
    const contentType = response.headers.get('content-type')?.split(';')[0]?.trim() ?? null;
    const message = { contentType, body: text.trim() === '' ? null : body };
    const problems = this.#document.responseProblems(call, response.status, message);
    this.#report.note(call, 'body', problems.length === 0 ? null : problems.slice(0, 3).join('; '));
  }

  async #fetch(call: ContractCall, init: RequestInit, imageName = 'idCardRecto'): Promise<Response | null> {
    const { path } = this.#document.endpoint(call);
    const url = endpointOf(this.#target, call) + path.replace('{imageName}', encodeURIComponent(imageName));
    const headers = new Headers(init.headers);
    headers.set('origin', this.#target.appOrigin);
    // A connection of its own: a kept one may close while a large body is made.
    headers.set('connection', 'close');
    const signal = AbortSignal.timeout(limitMs);
    try {
      return await fetch(url, { ...init, headers, redirect: 'manual', signal });
    } catch {
      return null;
    }
  }

  #isCrossOrigin(call: ContractCall): boolean {
    return isCrossOrigin(this.#target, call);
  }

  #originProblem(response: Response): string | null {
    const allowed = response.headers.get('access-control-allow-origin');
    if (allowed === '*' || allowed === this.#target.appOrigin) return null;
    return `Access-Control-Allow-Origin ${allowed === null ? 'is missing' : 'names another origin'}`;
  }
}

function brokenProblem(response: Response | null, isRedirect: boolean): string | null {
  if (response === null) return 'there was no response, or the connection broke';
  return isRedirect ? `the status ${response.status} is a redirect` : null;
}

const jsonCalls: readonly ContractCall[] = ['savePhoto'];

/** The headers for which a browser asks in a preflight request, in lower case. */
function neededHeaders(call: ContractCall): readonly string[] {
  if (call === 'token') return ['authorization'];
  return ['authorization', 'x-api-key', ...(jsonCalls.includes(call) ? ['content-type'] : [])];
}

function listed(response: Response, header: string): readonly string[] {
  return (response.headers.get(header) ?? '').split(',').map((each) => each.trim().toLowerCase());
}

const notJson = Symbol('not JSON');

function jsonOf(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
}
