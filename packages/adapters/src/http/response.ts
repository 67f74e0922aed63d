import * as v from 'valibot';
import { malformed, TransientError, refused } from './http-errors.ts';
import type { HttpResponse } from './http-message.ts';
import { maximumAnswerDepth } from './limits.ts';
import { retryAfterMs } from './retry-after.ts';

/**
 * Request Timeout, Too Early and Too Many Requests (RFC 9110, 8470, 6585): the only 4xx that judge the
 * moment and not the request. They say that nothing was done.
 */
const laterStatuses: readonly number[] = [408, 425, 429];

/**
 * Lets an answer pass whose status is a success.
 * @param nowMs the time of day, in ms since 1970.
 * @throws TransientError for "later" and 5xx; RepositoryError `refused` for any other 4xx, `malformed` for
 * a status that no provider of §7 has a reason to send.
 */
export function expectSuccess({ status, retryAfter }: HttpResponse, nowMs: number): void {
  const reason = `The provider answered ${status}.`;
  const saysLater = laterStatuses.includes(status);
  if (saysLater || status >= 500) {
    throw new TransientError('unavailable', reason, {
      retryAfterMs: retryAfterMs(retryAfter, nowMs),
      mayHaveArrived: !saysLater,
    });
  }
  if (status >= 400) throw refused(reason);
  if (status < 200 || status >= 300) throw malformed(reason);
}

const envelopeSchema = v.object({ success: v.boolean(), data: v.optional(v.unknown()) });

/**
 * Reads `{success, data}`, the form of all answers but call 1's (§7).
 * @throws RepositoryError `refused` when success is false (§8), `malformed` when the text is no JSON,
 * or not of this form, or its data do not fit the schema.
 */
export function readEnvelope<Data>(text: string, data: v.GenericSchema<unknown, Data>): Data {
  return dataOf(json(text), data);
}

/**
 * Reads the answer to a call whose status alone says that it was done: many providers answer such a
 * call with 204, or with an object of their own (decisions, "2xx without a body").
 * @returns null when there is no body or no `success` in it, else the envelope's data.
 * @throws RepositoryError as `readEnvelope` does.
 */
export function readAcknowledgement<Data>(text: string, data: v.GenericSchema<unknown, Data>): Data | null {
  const answer = text.trim() === '' ? null : json(text);
  return isSilent(answer) ? null : dataOf(answer, data);
}

/** A text, a number or a list is no silence: no provider of §7 sends one, but what stands before it may. */
function isSilent(answer: unknown): boolean {
  if (answer === null) return true;
  if (typeof answer !== 'object' || Array.isArray(answer)) return false;
  return ((answer as { readonly success?: unknown }).success ?? null) === null;
}

function dataOf<Data>(answer: unknown, data: v.GenericSchema<unknown, Data>): Data {
  const envelope = parse(envelopeSchema, answer);
  if (!envelope.success) throw refused('The provider answered success: false.');
  return parse(data, envelope.data);
}

/** @throws RepositoryError `malformed` when the text is no JSON, or does not fit the schema. */
export function readJson<Output>(text: string, schema: v.GenericSchema<unknown, Output>): Output {
  return parse(schema, json(text));
}

function json(text: string): unknown {
  const value = parseJson(text);
  if (isDeeperThan(maximumAnswerDepth, value)) throw malformed('The answer is nested too deep.');
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What JSON.parse throws quotes the text, so it is not passed on.
    throw malformed('The answer is no JSON.');
  }
}

/** Goes down level by level, without recursion, which endless nesting would break. */
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
  throw malformed(`The answer does not fit at ${v.getDotPath(result.issues[0]) ?? 'its root'}.`);
}
