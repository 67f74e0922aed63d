import { expect, test } from 'vitest';
import {
  brokenProblem,
  charsetProblem,
  jsonProblem,
} from '../../../packages/operator-tools/src/contract/message-problems.ts';

/** What the check of a provider says of a message that can't be read. */

test.each([
  ['{"data":{"status":"act', 'the body was cut: its JSON has no end'],
  ['{"data":{"status":"active"}', 'the body was cut: its JSON has no end'],
  [' [1, 2', 'the body was cut: its JSON has no end'],
  ['{"a":"\\"', 'the body was cut: its JSON has no end'],
  ['{a:1}', 'the body is not JSON'],
  ['{"a":"O"Brien"}', 'the body is not JSON'],
  ['OK', 'the body is not JSON'],
  ['\n<!doctype html>', 'the body is HTML, not JSON'],
])('%j: %s', (text, problem) => {
  expect(jsonProblem(text)).toBe(problem);
});

test('a long text with an end that is missing is read in one go', () => {
  expect(jsonProblem(`{"thumb":"${'/9j/'.repeat(2_000_000)}`)).toBe('the body was cut: its JSON has no end');
});

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset="UTF8"',
  'application/json; charset=us-ascii',
])('%s is UTF-8', (type) => {
  expect(charsetProblem(true, new Headers({ 'content-type': type }))).toBeNull();
  expect(charsetProblem(false, new Headers({ 'content-type': type }))).toBe(
    'the body is not UTF-8 (RFC 8259)',
  );
});

test('only a connection that was there can break while a body is sent', () => {
  expect(brokenProblem('ECONNREFUSED', 28_000_000)).toBe(
    'there was no response, or the connection broke (ECONNREFUSED)',
  );
  expect(brokenProblem('EPIPE', 28_000_000)).toMatch(
    /^the connection broke \(EPIPE\) while a body of 28 000 000 bytes was sent: /,
  );
  // A small body is below every limit.
  expect(brokenProblem('ECONNRESET', 300)).not.toContain('while');
});
