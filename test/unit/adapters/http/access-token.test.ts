import { describe, expect, it } from 'vitest';
import { AccessToken } from '../../../../packages/adapters/src/http/AccessToken.ts';

const hourMs = 3_600_000;

/** An access token whose requests the test responds to one by one, on the test's own clock. */
function setUp() {
  let nowMs = 0;
  const requests: {
    respond: (accessToken: string, lifetimeMs?: number) => void;
    fail: (error: Error) => void;
  }[] = [];
  const token = new AccessToken(
    () =>
      new Promise((resolve, reject) => {
        requests.push({
          respond: (accessToken, lifetimeMs = hourMs) =>
            resolve({ accessToken, lifetimeSeconds: lifetimeMs / 1000 }),
          fail: reject,
        });
      }),
    { now: () => nowMs },
  );
  return {
    token,
    requests,
    setTime: (ms: number) => (nowMs = ms),
    /** Gets a token with one request. */
    renewed: async (accessToken: string, lifetimeMs?: number): Promise<void> => {
      const waiting = token.get(undefined);
      requests.at(-1)!.respond(accessToken, lifetimeMs);
      expect(await waiting).toBe(accessToken);
    },
  };
}

describe('the access token', () => {
  it('the access token is requested once, however many calls wait for it', async () => {
    const { token, requests } = setUp();
    const waiting = Promise.all([token.get(undefined), token.get(undefined), token.get(undefined)]);
    expect(requests).toHaveLength(1);
    requests[0]!.respond('a');
    expect(await waiting).toEqual(['a', 'a', 'a']);
    expect(await token.get(undefined)).toBe('a');
    expect(requests).toHaveLength(1);
  });

  it('the access token is not requested before a call needs it', () => {
    expect(setUp().requests).toHaveLength(0);
  });

  it('the access token is still given to the other calls when one of them is aborted', async () => {
    const { token, requests } = setUp();
    const controller = new AbortController();
    const reason = new Error('left the screen');
    const leaving = token.get(controller.signal);
    const staying = token.get(undefined);
    controller.abort(reason);
    await expect(leaving).rejects.toBe(reason);
    requests[0]!.respond('a');
    expect(await staying).toBe('a');
    expect(requests).toHaveLength(1);
  });

  it('the access token is given to the next call when all calls that waited for it were aborted', async () => {
    const { token, requests } = setUp();
    const controller = new AbortController();
    const leaving = token.get(controller.signal);
    controller.abort();
    await expect(leaving).rejects.toMatchObject({ name: 'AbortError' });
    const next = token.get(undefined);
    requests[0]!.respond('a');
    expect(await next).toBe('a');
    expect(requests).toHaveLength(1);
  });

  it('the access token is not requested by a call that is aborted already', async () => {
    const { token, requests } = setUp();
    await expect(token.get(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(0);
  });

  it('the access token is renewed half a minute before it expires', async () => {
    const { token, requests, renewed, setTime } = setUp();
    await renewed('a', hourMs);
    setTime(hourMs - 30_001);
    expect(await token.get(undefined)).toBe('a');
    setTime(hourMs - 30_000);
    await renewed('b');
    expect(requests).toHaveLength(2);
  });

  it('the access token is renewed after half its lifetime when that is short', async () => {
    const { token, renewed, setTime } = setUp();
    await renewed('a', 10_000);
    setTime(4_999);
    expect(await token.get(undefined)).toBe('a');
    setTime(5_000);
    await renewed('b');
  });

  it('the access token has a lifetime that starts when it is requested', async () => {
    const { token, requests, renewed, setTime } = setUp();
    const waiting = token.get(undefined);
    setTime(20_000);
    requests[0]!.respond('a', 60_000);
    await waiting;
    setTime(30_000);
    await renewed('b');
  });

  it('the access token is never renewed when the response gives no lifetime', async () => {
    const { token, renewed, setTime } = setUp();
    await renewed('a', Infinity);
    setTime(Number.MAX_SAFE_INTEGER);
    expect(await token.get(undefined)).toBe('a');
  });

  it('the access token is requested again once it was discarded', async () => {
    const { token, requests, renewed } = setUp();
    await renewed('a');
    token.discard('a');
    await renewed('b');
    expect(requests).toHaveLength(2);
  });

  it('the access token is kept when an older one is discarded', async () => {
    const { token, requests, renewed } = setUp();
    await renewed('a');
    token.discard('a');
    await renewed('b');
    token.discard('a');
    expect(await token.get(undefined)).toBe('b');
    expect(requests).toHaveLength(2);
  });

  it('the access token fails for all calls that wait, and is requested again by the next', async () => {
    const { token, requests, renewed } = setUp();
    const waiting = [token.get(undefined), token.get(undefined)];
    const failure = new Error('no');
    requests[0]!.fail(failure);
    for (const each of waiting) await expect(each).rejects.toBe(failure);
    await renewed('a');
    expect(requests).toHaveLength(2);
  });
});
