import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FailureLog } from '../../../packages/relay/src/failure-log.ts';
import { oauthErrorOf, Refusal } from '../../../packages/relay/src/refusal.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-26T08:00:00Z') }));
afterEach(() => vi.useRealTimers());

function openLog(clientAuthentication: 'both' | 'basic' = 'basic') {
  const lines: string[] = [];
  return { lines, log: new FailureLog({ clientAuthentication }, (line) => lines.push(line)) };
}

const refused = (oauthError: 'invalid_client' | 'invalid_request' | 'invalid_scope' | null) =>
  new Refusal(502, 'refused_by_authorization_server', { oauthError });

test('a line has the time, the level, what happened, the error of the server, and how many since when', () => {
  const { lines, log } = openLog();
  log.add(refused('invalid_scope'));
  expect(lines).toEqual([
    '2026-11-26T08:00:00.000Z error refused_by_authorization_server status=502 oauth_error=invalid_scope ' +
      'count=1 since=2026-11-26T08:00:00.000Z',
  ]);
});

// Decision 10.11.
test('the same cause has one line a minute, with the number of calls', () => {
  const { lines, log } = openLog();
  log.add(refused(null));
  for (let call = 0; call < 300; call += 1) {
    vi.advanceTimersByTime(100);
    log.add(refused(null));
  }
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(30_000);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe(
    '2026-11-26T08:01:00.000Z error refused_by_authorization_server status=502 ' +
      'count=300 since=2026-11-26T08:00:00.100Z',
  );
  log.add(refused(null));
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(lines[2]).toMatch(/^2026-11-26T08:02:00\.000Z .* count=1 since=2026-11-26T08:01:00\.000Z$/);
});

test('after a quiet minute, the next failure has its line at once', () => {
  const { lines, log } = openLog();
  log.add(refused(null));
  vi.advanceTimersByTime(60_000);
  log.add(refused(null));
  expect(lines).toHaveLength(2);
});

test('another cause has a line of its own', () => {
  const { lines, log } = openLog();
  log.add(refused('invalid_client'));
  log.add(refused('invalid_scope'));
  log.add(new Refusal(504, 'no_answer'));
  log.add(refused('invalid_scope'));
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/Z warning no_answer status=504 count=1 /);
});

test('what was counted is written when the relay ends', () => {
  const { lines, log } = openLog();
  for (let call = 0; call < 3; call += 1) log.add(refused(null));
  log.close();
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(' count=2 ');
  vi.advanceTimersByTime(120_000);
  expect(lines).toHaveLength(2);
});

test.each([
  ['both', refused('invalid_request'), / hint="RELAY_CLIENT_AUTHENTICATION is both, .*: try basic or body"$/],
  [
    'both',
    refused('invalid_client'),
    / hint="check RELAY_CLIENT_ID and the secret; or RELAY_CLIENT_AUTHENTICATION is both, .*: try basic or body"$/,
  ],
  ['basic', refused('invalid_client'), / hint="check RELAY_CLIENT_ID and the secret"$/],
  ['basic', refused('invalid_request'), / since=\S+$/],
  ['both', refused('invalid_scope'), / since=\S+$/],
  ['both', new Refusal(403, 'origin_not_allowed'), / warning .* hint="RELAY_APP_ORIGIN names/],
  [
    'both',
    new Refusal(400, 'invalid_client'),
    / warning .* hint="the app’s clientId is not RELAY_CLIENT_ID"$/,
  ],
  [
    'both',
    new Refusal(400, 'secret_in_request'),
    / warning secret_in_request status=400 count=1 .* hint="the app sends a secret: take clientSecret out of config\.json"$/,
  ],
  ['both', new Refusal(429, 'too_many_requests'), / warning too_many_requests status=429 .* since=\S+$/],
] as const)('with %s, %s', (authentication, refusal, line) => {
  const { lines, log } = openLog(authentication);
  log.add(refusal);
  expect(lines[0]).toMatch(line);
});

test.each([
  new Refusal(404, 'not_found'),
  new Refusal(405, 'method_not_allowed'),
  new Refusal(413, 'form_too_long'),
  new Refusal(400, 'request_incomplete'),
  new Refusal(400, 'unsupported_grant_type'),
  new Refusal(415, 'invalid_request'),
])('a mistake of the caller is not logged: %s', (refusal) => {
  const { lines, log } = openLog();
  log.add(refusal);
  expect(lines).toEqual([]);
});

test.each([
  [{ error: 'invalid_grant', error_description: 'secret' }, 'invalid_grant'],
  [{ error: 'the-secret' }, 'other'],
  [{ error: 7 }, null],
  [{}, null],
  [undefined, null],
  ['invalid_client', null],
])('the error of %j is %j', (body, error) => {
  expect(oauthErrorOf(body)).toBe(error);
});
