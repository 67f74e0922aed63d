import { isProvidersRefusal, jsonOrNothing } from '@recto/core';
import * as v from 'valibot';
import { malformed, refused, TransientError } from './http-errors.ts';
import type { HttpResponse } from './http-message.ts';
import { maximumResponseDepth } from './limits.ts';
import { retryAfterMs } from './retry-after.ts';

/**
 * Request Timeout, Too Early and Too Many Requests (RFC 9110, 8470, 6585): the 4xx that ask to retry
 * later. They say that nothing was done.
 */
const retryLaterStatuses: readonly number[] = [408, 425, 429];

/**
 * Checks that the status of a response is a success.
 * @throws TransientError for 408, 425, 429 and 5xx; RepositoryError `refused` for any other 4xx of the provider,
 * `malformed` for one that something in between has sent (decision 5.8), and for a status that no provider of §7 has
 * a reason to send.
 */
export function expectSuccess(response: HttpResponse): void {
  const { status, text } = response;
  const reason = `The status of the response is ${status}.`;
  const isRetryLater = retryLaterStatuses.includes(status);
  if (isRetryLater || status >= 500) {
    throw new TransientError('unavailable', reason, {
      retryAfterMs: retryAfterMs(response),
      mayHaveArrived: !isRetryLater,
    });
  }
  if (status >= 400) {
    if (isProvidersRefusal(status, jsonOrNothing(text))) throw refused(reason);
    throw malformed(
      `The status of the response is ${status}, and its body is no JSON object, so it is not from the provider.`,
    );
  }
  if (status < 200 || status >= 300) throw malformed(reason);
}

const envelopeSchema = v.object({ success: v.boolean(), data: v.optional(v.unknown()) });

/**
 * Reads `{success, data}`, the form of all responses but call 1's (§7).
 * @throws RepositoryError `refused` when success is false (§8), `malformed` when the text is not
 * JSON or not of this form, or its data do not fit the schema.
 */
export function readEnvelope<Data>(text: string, data: v.GenericSchema<unknown, Data>): Data {
  return dataOf(parseJson(text), data);
}

/**
 * Reads the response to a call that need not say `success`: many providers respond with 204, or with an object of their
 * own (decision 5.7).
 * @returns null when there is no body or no `success` in it, else the envelope's data.
 * @throws RepositoryError as `readEnvelope` does.
 */
export function readAcknowledgement<Data>(text: string, data: v.GenericSchema<unknown, Data>): Data | null {
  const body = text.trim() === '' ? null : parseJson(text);
  return lacksSuccess(body) ? null : dataOf(body, data);
}

/** A string, a number or a list is malformed instead: a gateway in front of the provider may have sent it. */
function lacksSuccess(body: unknown): boolean {
  if (body === null) return true;
  if (typeof body !== 'object' || Array.isArray(body)) return false;
  return ((body as { readonly success?: unknown }).success ?? null) === null;
}

function dataOf<Data>(body: unknown, data: v.GenericSchema<unknown, Data>): Data {
  const envelope = parse(envelopeSchema, body);
  if (!envelope.success) throw refused('The response says success: false.');
  return parse(v.object({ data }), { data: envelope.data }).data;
}

/** @throws RepositoryError `malformed` when the text is not JSON, or nested too deeply. */
export function parseJson(text: string): unknown {
  const value = jsonOf(text);
  if (isDeeperThan(maximumResponseDepth, value)) throw malformed('The response is nested too deeply.');
  return value;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The error of JSON.parse quotes the text, so it is not passed on.
    throw malformed('The response is not JSON.');
  }
}

/** Goes down level by level, without recursion, so that deep nesting can't overflow the stack. */
function isDeeperThan(depth: number, value: unknown): boolean {
  let level = [value];
  for (let levels = 0; levels <= depth; levels += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}

function parse<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw malformed(`The response does not fit the schema at ${v.getDotPath(result.issues[0]) ?? 'its root'}.`);
}
