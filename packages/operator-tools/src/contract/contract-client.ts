import {
  accessTokenRequest,
  jsonOrNothing,
  maximumResponseBytes,
  readAccessTokenResponse,
  smallCallLimitMs,
  type Clock,
} from '@recto/core';
import { isBlockedOn } from '../configuration/addresses.ts';
import { callLimitMs, TooSlow, type CallTimes } from './call-times.ts';
import type { ContractCall, ContractDocument } from './contract-document.ts';
import type { ContractReport } from './contract-report.ts';
import { isRefusal, isSuccess, type ContractResponse } from './contract-response.ts';
import {
  endpointOf,
  hasPreflight,
  isCrossOrigin,
  neededHeaders,
  type ContractTarget,
} from './contract-target.ts';
import { AccessTokenUse } from './access-token-use.ts';
import { brokenProblem, charsetProblem, jsonProblem, unreadProblem } from './message-problems.ts';
import { imageAddress, type IgnoredValue } from './ignored-values.ts';
import { timedRequest, type TimedResponse } from './timed-request.ts';

export interface ContractRequest {
  /** For call 8. */
  readonly imageName?: string;
  readonly json?: unknown;
  /** How long the JSON is at least, in bytes: spaces follow it. */
  readonly jsonBytes?: number;
  readonly form?: FormData;
  /** In place of the ones of the target. */
  readonly accessToken?: string;
  readonly procedureToken?: string;
}

/** What was found at the address of an image. */
export interface FoundImage {
  /** Why the app could not show it; null if it can. */
  readonly problem: string | null;
  /** Where it was, after redirects; null if it is in the address itself, or nothing came. */
  readonly url: URL | null;
}

/** Makes the calls as a browser would, and notes what is to be checked of every response. */
export class ContractClient {
  readonly #target: ContractTarget;
  readonly #document: ContractDocument;
  readonly #report: ContractReport;
  readonly #times: CallTimes;
  readonly #clock: Clock;
  readonly #accessTokenUse: AccessTokenUse;
  #accessToken = '';

  /** @param onAccessToken called with what access tokens cost the customers. */
  constructor(
    target: ContractTarget,
    document: ContractDocument,
    report: ContractReport,
    times: CallTimes,
    clock: Clock,
    onAccessToken: (value: IgnoredValue) => void,
  ) {
    this.#target = target;
    this.#document = document;
    this.#report = report;
    this.#times = times;
    this.#clock = clock;
    this.#accessTokenUse = new AccessTokenUse(onAccessToken);
  }

  /**
   * The preflight request that a browser sends before the call, if it sends one.
   * @throws TooSlow
   */
  async preflight(call: ContractCall): Promise<void> {
    if (!hasPreflight(this.#target, call)) return;
    const { method } = this.#document.endpoint(call);
    const needed = neededHeaders(this.#target, call);
    const response = await this.#request(call, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': method,
        'access-control-request-headers': needed.toSorted().join(','),
      },
    });
    const note = (check: Parameters<ContractReport['note']>[1], problem: string | null) =>
      this.#report.note(call, check, problem);
    const slow = this.#times.notePreflight(call, response.waitedMs);
    if (response.name === 'late') return void this.#late(call, 'preflight');
    if (slow !== null) this.#stop(call, 'preflight', slow);
    if (response.name === 'broken') return note('preflight', brokenProblem(response.code, 0));
    const isOk = response.status >= 200 && response.status < 300;
    const hint = response.status === 403 ? this.#originHint() : '';
    note('preflight', isOk ? null : `the status is ${response.status}${hint}`);
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

  /**
   * Call 1.
   * @returns what is wrong if there is no access token now; null if there is one.
   * @throws TooSlow
   */
  async authenticate(): Promise<string | null> {
    const response = await this.#send('token', { method: 'POST', ...accessTokenRequest(this.#target) });
    const issued = readAccessTokenResponse(response.body);
    this.#accessToken = issued?.accessToken ?? '';
    if (issued !== null) {
      this.#accessTokenUse.issued(issued.lifetimeSeconds);
      this.#report.note('token', 'accepted', null);
      return null;
    }
    if (response.problem !== null) return response.problem;
    const problem = `it gave no access token: ${response.status}`;
    this.#report.note('token', 'accepted', problem);
    return problem;
  }

  /**
   * Calls 2 to 8. After a 401 it gets a new access token and repeats the call, once, as the app does: a 401 that it
   * returns was the response to a fresh access token, or to the one of the request.
   * @returns a response that shows nothing if there is no new access token.
   * @throws TooSlow
   */
  async call(call: ContractCall, request: ContractRequest = {}): Promise<ContractResponse> {
    const response = await this.#callOnce(call, request);
    if (request.accessToken !== undefined) return response;
    this.#accessTokenUse.used(response.status !== 401);
    if (response.status !== 401) return response;
    const noAccess = await this.authenticate();
    if (noAccess !== null) {
      this.#report.stop('token', noAccess);
      return nothing(noAccess);
    }
    const repeated = await this.#callOnce(call, request);
    this.#accessTokenUse.used(repeated.status !== 401);
    return repeated;
  }

  async #callOnce(call: ContractCall, request: ContractRequest): Promise<ContractResponse> {
    const { method } = this.#document.endpoint(call);
    const headers: Record<string, string> = {
      authorization: `Bearer ${request.accessToken ?? this.#accessToken}`,
      'x-api-key': request.procedureToken ?? this.#target.procedureToken,
    };
    if (request.form !== undefined) {
      const form = new Response(request.form);
      headers['content-type'] = form.headers.get('content-type')!;
      const body = new Uint8Array(await form.arrayBuffer());
      return this.#send(call, { method, headers, body }, request.imageName);
    }
    if (request.json === undefined) return this.#send(call, { method, headers }, request.imageName);
    headers['content-type'] = 'application/json';
    const body = JSON.stringify(request.json).padEnd(request.jsonBytes ?? 0);
    return this.#send(call, { method, headers, body }, request.imageName);
  }

  /** Gets the image at the address that a `displayUrl` of call 6 is, as the app's page would: without credentials. */
  async image(displayUrl: string): Promise<FoundImage> {
    const address = imageAddress(displayUrl, this.#target.idEndpointUrl);
    if (address === null) return { problem: 'data.displayUrl is not the address of an image', url: null };
    if (/^data:/i.test(address)) return { problem: null, url: null };
    const blocked = this.#blockedProblem(new URL(address));
    if (blocked !== null) return { problem: blocked, url: null };
    const response = await timedRequest(
      {
        url: address,
        method: 'GET',
        headers: new Headers(),
        body: null,
        limitMs: smallCallLimitMs,
        mayProgress: false,
        followsRedirects: true,
      },
      this.#clock,
    );
    if (response.name === 'late') {
      return { problem: `there was no image within ${smallCallLimitMs / 1000} s`, url: null };
    }
    if (response.name === 'broken') return { problem: brokenProblem(response.code, 0), url: null };
    const url = new URL(response.url);
    return { problem: this.#blockedProblem(url) ?? this.#imageProblem(response, url.origin), url };
  }

  /** Why the app could not show what came from this origin as an image; null if it can. */
  #imageProblem({ status, headers, unread }: Received, origin: string): string | null {
    if ([401, 403].includes(status)) {
      return `the status is ${status}, and the app asks for images without credentials`;
    }
    if (status < 200 || status > 299) return `the status is ${status}`;
    if (!(headers.get('content-type') ?? '').startsWith('image/')) return 'it is not an image';
    if (unread === 'tooLong') return `the image is longer than ${megabytes(maximumResponseBytes)}`;
    if (unread !== null) return unreadProblem(unread, headers);
    const policy = headers.get('cross-origin-resource-policy');
    const isOther = origin !== this.#target.appOrigin;
    return isOther && policy !== null && policy !== 'cross-origin'
      ? `Cross-Origin-Resource-Policy is ${policy === 'same-site' ? policy : 'same-origin'}`
      : null;
  }

  async #send(call: ContractCall, init: RequestParts, imageName?: string): Promise<ContractResponse> {
    const blocked = this.#blockedProblem(new URL(endpointOf(this.#target, call)));
    // What else is wrong can be found nevertheless.
    if (blocked !== null) this.#report.note(call, 'reachable', blocked);
    const response = await this.#request(call, init, imageName);
    if (response.name === 'late') return nothing(this.#late(call, 'inTime'));
    const problem =
      response.name === 'broken'
        ? brokenProblem(response.code, init.body?.length ?? 0)
        : redirectProblem(response.status);
    this.#report.note(call, 'reachable', problem);
    if (response.name === 'broken' || problem !== null) return nothing(problem);
    this.#noteTime(call, response.waitedMs);
    const { status, headers, text, unread } = response;
    // The app does not read the body of a 5xx.
    if (unread !== null && unread !== 'tooLong' && status < 500) {
      const unreadable = unreadProblem(unread, headers);
      this.#report.note(call, 'body', unreadable);
      return nothing(unreadable);
    }
    const body = text === null ? undefined : jsonOrNothing(text);
    const read = { status, body, problem: this.#noteBody(call, response, body) };
    this.#noteHeaders(call, response, read);
    return read;
  }

  /** @returns the problem. @throws TooSlow if an earlier call was late too. */
  #late(call: ContractCall, check: 'inTime' | 'preflight'): string {
    const problem = this.#times.noteLate(call);
    if (this.#times.isLateAgain) this.#stop(call, check, problem);
    this.#report.note(call, check, problem);
    return problem;
  }

  #noteTime(call: ContractCall, ms: number): void {
    const problem = this.#times.note(call, ms);
    if (problem !== null) this.#stop(call, 'inTime', problem);
    this.#report.note(call, 'inTime', null);
  }

  #stop(call: ContractCall, check: 'inTime' | 'preflight', problem: string): never {
    this.#report.note(call, check, problem);
    throw new TooSlow(call, problem);
  }

  #noteHeaders(call: ContractCall, response: Received, read: ContractResponse): void {
    if (!isCrossOrigin(this.#target, call)) return;
    this.#report.note(call, isSuccess(read) ? 'origin' : 'refusalOrigin', this.#originProblem(response));
    const exposed = listed(response, 'access-control-expose-headers');
    const isExposed = exposed.includes('retry-after') || exposed.includes('*');
    this.#report.note(
      call,
      'retryAfter',
      isExposed ? null : 'Access-Control-Expose-Headers lacks Retry-After',
    );
  }

  /** @returns the problem; null also if the app does not read the body: that of an error, or of a refusal. */
  #noteBody(call: ContractCall, response: Received, body: unknown): string | null {
    if (response.status >= 400 || isRefusal({ status: response.status, body })) return null;
    const problem = this.#bodyProblem(call, response, body);
    this.#report.note(call, 'body', problem);
    return problem;
  }

  #bodyProblem(call: ContractCall, response: Received, body: unknown): string | null {
    const { status, headers, text, isUtf8 } = response;
    if (text === null) return `the body is longer than ${megabytes(maximumResponseBytes)}`;
    const charset = charsetProblem(isUtf8, headers);
    if (charset !== null) return charset;
    if (body === undefined) return jsonProblem(text);
    const contentType = headers.get('content-type')?.split(';')[0]?.trim() ?? null;
    const problems = this.#document.responseProblems(call, status, { contentType, body });
    return problems.length === 0 ? null : problems.slice(0, 3).join('; ');
  }

  #request(call: ContractCall, init: RequestParts, imageName = 'idCardRecto'): Promise<TimedResponse> {
    const { path } = this.#document.endpoint(call);
    const headers = new Headers(init.headers);
    headers.set('origin', this.#target.appOrigin);
    // A connection of its own: a kept one may close while a large body is made.
    headers.set('connection', 'close');
    return timedRequest(
      {
        url: endpointOf(this.#target, call) + path.replace('{imageName}', encodeURIComponent(imageName)),
        method: init.method,
        headers,
        body: init.body ?? null,
        limitMs: init.method === 'OPTIONS' ? callLimitMs[call] : this.#times.limitMs(call),
        mayProgress: call === 'uploadPhoto',
      },
      this.#clock,
    );
  }

  #originProblem(response: Received): string | null {
    const allowed = response.headers.get('access-control-allow-origin');
    if (allowed === '*' || allowed === this.#target.appOrigin) return null;
    const { appOrigin, isOriginMadeUp = false } = this.#target;
    const problem =
      allowed === null
        ? 'Access-Control-Allow-Origin is missing'
        : `Access-Control-Allow-Origin names another origin${isOriginMadeUp ? '' : ` than ${appOrigin}`}`;
    return problem + this.#originHint();
  }

  /** Why the app's page can't use an address of the provider, whatever is there; null if it can. */
  #blockedProblem(address: URL): string | null {
    const { appOrigin } = this.#target;
    return isBlockedOn(appOrigin, address)
      ? `its address begins with http:, which browsers block on an HTTPS page such as ${appOrigin}`
      : null;
  }

  /** What may explain that the provider does not allow the origin. */
  #originHint(): string {
    const { appOrigin, isOriginMadeUp = false } = this.#target;
    return isOriginMadeUp ? `; the check asked as ${appOrigin}, because no --origin was given` : '';
  }
}

interface RequestParts {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

type Received = Extract<TimedResponse, { readonly name: 'response' }>;

function nothing(problem: string | null): ContractResponse {
  return { status: 0, body: null, problem };
}

function redirectProblem(status: number): string | null {
  return status >= 300 && status < 400 ? `the status ${status} is a redirect` : null;
}

function megabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`;
}

function listed(response: Received, header: string): readonly string[] {
  return (response.headers.get(header) ?? '').split(',').map((each) => each.trim().toLowerCase());
}
