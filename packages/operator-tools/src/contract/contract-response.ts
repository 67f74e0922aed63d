import { isProvidersRefusal } from '@recto/core';
import type { ContractCall } from './contract-document.ts';

/** What the app can tell from a response of the provider. */
export interface ContractResponse {
  /** 0 if there was no response, or a redirect. */
  readonly status: number;
  /** Parsed JSON; null if there is none, undefined if there is something else. */
  readonly body: unknown;
  /** What is wrong with the response itself, such as a missing field; null if nothing is. */
  readonly problem: string | null;
}

/** What is wrong with a 401, whatever the provider wants to refuse. */
const unauthorized =
  'it answered 401 to a fresh access token; 401 means that the access token is wrong, so the app says that the service isn’t responding';

/** What is wrong with a refusal that does not read as the provider's. */
const foreign =
  'it refused with a body that is no JSON object; the app takes that for the page of a gateway, and says that the service isn’t responding';

/** The 4xx that ask to try again later. */
const later = [408, 425, 429];

const isFinal4xx = (status: number) => status >= 400 && status < 500 && !later.includes(status);

/** Whether the provider has refused the call, as far as the status says. */
export function isRefusal({ status, body }: Pick<ContractResponse, 'status' | 'body'>): boolean {
  return saysNo({ status, body }) || isFinal4xx(status);
}

export function isSuccess(response: ContractResponse): boolean {
  const { status, body } = response;
  return status >= 200 && status < 300 && body !== undefined && !isRefusal(response);
}

/** Whether the app can't tell what the provider answered: nothing came, or something else than JSON. */
export function isUnreadable({ status, body }: ContractResponse): boolean {
  return status === 0 || (status < 300 && body === undefined);
}

/** What a response to a call with a fresh access token says in short, such as `the status is 404`. */
export function found(response: ContractResponse): string {
  const { status } = response;
  if (status === 401) return unauthorized;
  if (isForeign(response)) return foreign;
  if (status === 0) return 'there was no response';
  return saysNo(response) ? `the status is ${status}, with success: false` : `the status is ${status}`;
}

/** Whether the app does not take a refusal for the provider's. It believes each 413, whoever says so. */
function isForeign({ status, body }: ContractResponse): boolean {
  return isFinal4xx(status) && status !== 413 && !isProvidersRefusal(status, body);
}

function saysNo({ status, body }: Pick<ContractResponse, 'status' | 'body'>): boolean {
  return status === 200 && (body as { success?: unknown } | null | undefined)?.success === false;
}

/** Why a response does not show that the provider refuses a call as it should; null if it does. */
export function refusalProblem(response: ContractResponse): string | null {
  const isUsable = isRefusal(response) && response.status !== 401 && !isForeign(response);
  return isUsable ? null : found(response);
}

/** Why a response does not show that the provider accepts a call; null if it does. */
export function acceptanceProblem(call: ContractCall, response: ContractResponse): string | null {
  if (isSuccess(response)) return null;
  if (!isRefusal(response) || isForeign(response)) return found(response);
  const { status } = response;
  if (status === 401) return unauthorized;
  const status200 = saysNo(response) ? `${status} with success: false` : String(status);
  return call === 'readProcedure'
    ? `it refused the procedure token: ${status200}`
    : `it refused the call: ${status200}`;
}
