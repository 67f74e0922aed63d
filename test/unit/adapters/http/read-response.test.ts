import type { RepositoryError } from '@recto/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { expectSuccess, readEnvelope } from '../../../../packages/adapters/src/http/read-response.ts';
import { TransientError } from '../../../../packages/adapters/src/http/http-errors.ts';

const data = v.object({ displayUrl: v.string() });

function failureOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

const codeOf = (run: () => unknown) => (failureOf(run) as RepositoryError).code;

describe('the status of a response', () => {
  const check = (status: number, retryAfter: string | null = null, text = '') =>
    expectSuccess({ status, retryAfter, date: null, text });

  it.each([200, 201, 204, 299])('%i passes', (status) => {
    expect(() => check(status)).not.toThrow();
  });

  it.each([408, 425, 429, 500, 502, 503, 504, 599])('%i is a transient failure', (status) => {
    expect(failureOf(() => check(status))).toBeInstanceOf(TransientError);
  });

  const clientErrors = [400, 401, 403, 404, 405, 409, 410, 413, 415, 421, 422, 451];

  it.each(['{"success":false}', '{"message":"Forbidden"}', '{}', ' {"success":false}\n'])(
    'the status of a response and the body %j are a refusal: the provider has written it',
    (text) => {
      for (const status of clientErrors) expect(codeOf(() => check(status, null, text))).toBe('refused');
    },
  );

  // Decision 5.8.
  it.each(['<!doctype html><title>Blocked</title>', 'Forbidden', '"no"', '[]', '7', '{"success":'])(
    'the status of a response and the body %j are malformed with any 4xx: something in between has written it',
    (text) => {
      for (const status of clientErrors) expect(codeOf(() => check(status, null, text))).toBe('malformed');
    },
  );

  it.each([
    [404, 'refused'],
    [410, 'refused'],
    [400, 'malformed'],
    [403, 'malformed'],
    [405, 'malformed'],
    [409, 'malformed'],
    [421, 'malformed'],
    [451, 'malformed'],
  ])('%i without a body is %s', (status, code) => {
    expect(codeOf(() => check(status, null, ' \n'))).toBe(code);
  });

  it('the status of a response of something in between is named, and nothing of its text', () => {
    const { cause } = failureOf(() => check(403, null, '<h1>secret</h1>')) as Error;
    expect((cause as Error).message).toBe(
      'The status of the response is 403, and its body is no JSON object, so it is not from the provider.',
    );
  });

  it.each([0, 204 - 100, 302, 304])('%i is malformed', (status) => {
    expect(codeOf(() => check(status))).toBe('malformed');
  });

  it('the reading of a response passes Retry-After on', () => {
    expect(failureOf(() => check(503, '4'))).toMatchObject({ retryAfterMs: 4000 });
    expect(failureOf(() => check(503))).toMatchObject({ retryAfterMs: null });
  });
});

describe('the envelope of a response', () => {
  const read = (text: string) => readEnvelope(text, data);

  it('the envelope of a response returns its data', () => {
    expect(read('{"success":true,"data":{"displayUrl":"x"}}')).toEqual({ displayUrl: 'x' });
  });

  it('the envelope of a response may have no data where none are read', () => {
    expect(readEnvelope('{"success":true}', v.unknown())).toBeUndefined();
  });

  it('the envelope of a response is a refusal when success is false, whatever the data', () => {
    expect(codeOf(() => read('{"success":false}'))).toBe('refused');
    expect(codeOf(() => read('{"success":false,"data":{"displayUrl":"x"}}'))).toBe('refused');
  });

  it.each([
    ['empty', ''],
    ['blank', '  \n'],
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['cut off', '{"success":true,"data":{"displayUrl":'],
    ['null', 'null'],
    ['a list', '[{"success":true}]'],
    ['a number', '42'],
    ['without success', '{"data":{"displayUrl":"x"}}'],
    ['of a success that is a text', '{"success":"true","data":{"displayUrl":"x"}}'],
    ['of a success that is null', '{"success":null,"data":{"displayUrl":"x"}}'],
    ['without data', '{"success":true}'],
    ['of data that are null', '{"success":true,"data":null}'],
    ['of data of another shape', '{"success":true,"data":{"displayUrl":7}}'],
    ['of data in a prototype', '{"__proto__":{"success":true,"data":{"displayUrl":"x"}}}'],
  ])('the envelope of a response is malformed when it is %s', (_what, text) => {
    expect(codeOf(() => read(text))).toBe('malformed');
  });

  it('the envelope of a response reports where it does not fit, and quotes nothing of the response', () => {
    const { cause } = failureOf(() => read('{"success":true,"data":{"displayUrl":["secret"]}}')) as Error;
    expect((cause as Error).message).toBe('The response does not fit the schema at data.displayUrl.');
    const { cause: noJson } = failureOf(() => read('secret')) as Error;
    expect(String(noJson)).not.toContain('secret');
  });
});
