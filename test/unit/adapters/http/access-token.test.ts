import { describe, expect, it } from 'vitest';
import { AccessToken } from '../../../../packages/adapters/src/http/AccessToken.ts';

const hourMs = 3_600_000;

/** An access token whose requests the test answers one by one, on a clock that the test turns. */
function setUp() {
  let nowMs = 0;
  const requests: {
    grant: (accessToken: string, lifetimeMs?: number) => void;
    fail: (error: Error) => void;
  }[] = [];
  const token = new AccessToken(
    () =>
      new Promise((resolve, reject) => {
        requests.push({
          grant: (accessToken, lifetimeMs = hourMs) => resolve({ accessToken, lifetimeMs }),
          fail: reject,
        });
      }),
    () => nowMs,
  );
  return {
    token,
    requests,
    setTime: (ms: number) => (nowMs = ms),
    /** Gets a token for which one request is answered. */
    granted: async (accessToken: string, lifetimeMs?: number): Promise<void> => {
      const waiting = token.get(undefined);
      requests.at(-1)!.grant(accessToken, lifetimeMs);
      expect(await waiting).toBe(accessToken);
    },
  };
}

describe('the access token', () => {
  it('is asked for once, however many wait for it', async () => {
    const { token, requests } = setUp();
    const waiting = Promise.all([token.get(undefined), token.get(undefined), token.get(undefined)]);
    expect(requests).toHaveLength(1);
    requests[0]!.grant('a');
    expect(await waiting).toEqual(['a', 'a', 'a']);
    expect(await token.get(undefined)).toBe('a');
    expect(requests).toHaveLength(1);
  });

  it('is not asked for before somebody needs it', () => {
    expect(setUp().requests).toHaveLength(0);
  });

  it('comes to the others when one of those who wait is aborted', async () => {
    const { token, requests } = setUp();
    const controller = new AbortController();
    const reason = new Error('left the screen');
    const leaving = token.get(controller.signal);
    const staying = token.get(undefined);
    controller.abort(reason);
    await expect(leaving).rejects.toBe(reason);
    requests[0]!.grant('a');
    expect(await staying).toBe('a');
    expect(requests).toHaveLength(1);
  });

  it('serves the next call when all who waited for it were aborted', async () => {
    const { token, requests } = setUp();
    const controller = new AbortController();
    const leaving = token.get(controller.signal);
    controller.abort();
    await expect(leaving).rejects.toMatchObject({ name: 'AbortError' });
    const next = token.get(undefined);
    requests[0]!.grant('a');
    expect(await next).toBe('a');
    expect(requests).toHaveLength(1);
  });

  it('is not asked for by a call that is aborted already', async () => {
    const { token, requests } = setUp();
    await expect(token.get(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(0);
  });

  it('is renewed half a minute before it runs out', async () => {
    const { token, requests, granted, setTime } = setUp();
    await granted('a', hourMs);
    setTime(hourMs - 30_001);
    expect(await token.get(undefined)).toBe('a');
    setTime(hourMs - 30_000);
    await granted('b');
    expect(requests).toHaveLength(2);
  });

  it('is renewed after half its life when that is short', async () => {
    const { token, granted, setTime } = setUp();
    await granted('a', 10_000);
    setTime(4_999);
    expect(await token.get(undefined)).toBe('a');
    setTime(5_000);
    await granted('b');
  });

  it('counts its life from the moment it was asked for', async () => {
    const { token, requests, granted, setTime } = setUp();
    const waiting = token.get(undefined);
    setTime(20_000);
    requests[0]!.grant('a', 60_000);
    await waiting;
    setTime(30_000);
    await granted('b');
  });

  it('stays for ever when nothing is said of its life', async () => {
    const { token, granted, setTime } = setUp();
    await granted('a', Infinity);
    setTime(Number.MAX_SAFE_INTEGER);
    expect(await token.get(undefined)).toBe('a');
  });

  it('is asked for anew once it was discarded', async () => {
    const { token, requests, granted } = setUp();
    await granted('a');
    token.discard('a');
    await granted('b');
    expect(requests).toHaveLength(2);
  });

  it('stays when an older one is discarded', async () => {
    const { token, requests, granted } = setUp();
    await granted('a');
    token.discard('a');
    await granted('b');
    token.discard('a');
    expect(await token.get(undefined)).toBe('b');
    expect(requests).toHaveLength(2);
  });

  it('fails for all who wait, and is asked for anew by the next', async () => {
    const { token, requests, granted } = setUp();
    const waiting = [token.get(undefined), token.get(undefined)];
    const failure = new Error('no');
    requests[0]!.fail(failure);
    for (const each of waiting) await expect(each).rejects.toBe(failure);
    await granted('a');
    expect(requests).toHaveLength(2);
  });
});
