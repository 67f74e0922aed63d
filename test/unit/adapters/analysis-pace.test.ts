import { describe, expect, it } from 'vitest';
import { firstPace, nextPace, type Pace } from '../../../packages/adapters/src/browser/analysis/pace.ts';

/** The pace after looks that took so many ms, one after the other. */
function paceAfter(...looks: readonly number[]): Pace {
  return looks.reduce(nextPace, firstPace);
}

/** The same look again and again. */
function steady(ms: number, count = 60): Pace {
  return paceAfter(...Array.from({ length: count }, () => ms));
}

describe('the pace of the analysis', () => {
  it('is ten looks per second on a fast phone, at the higher resolution', () => {
    expect(steady(20)).toMatchObject({ side: 320, intervalMs: 100, hasGivenUp: false });
  });

  it('first lowers the resolution', () => {
    expect(paceAfter(40, 40, 40, 40)).toMatchObject({ side: 240, intervalMs: 100 });
  });

  it('then lowers the rate, so that it takes a quarter of a core', () => {
    expect(steady(60)).toMatchObject({ side: 240, intervalMs: 240, hasGivenUp: false });
  });

  it('then gives up', () => {
    expect(steady(200)).toMatchObject({ hasGivenUp: true });
  });

  it.each([1, 5, 20, 26, 50, 100, 124])('takes at most a quarter of a core with looks of %d ms', (ms) => {
    const { intervalMs, hasGivenUp } = steady(ms);
    expect(hasGivenUp).toBe(false);
    expect(ms / intervalMs).toBeLessThanOrEqual(0.2501);
  });

  it('overlooks the first looks, in which the browser compiles', () => {
    expect(paceAfter(400, 400, 400, 10, 10)).toMatchObject({ side: 320, intervalMs: 100 });
  });

  it('does not give up after a few slow looks', () => {
    const slow = [300, 300, 300];
    expect(paceAfter(5, 5, 5, 30, 30, 30, 30, 20, 20, ...slow, 10, 10, 10, 10, 10, 10)).toMatchObject({
      side: 240,
      hasGivenUp: false,
    });
  });
});
