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
  it('the pace of the analysis is ten looks per second on a fast phone, at the higher resolution', () => {
    expect(steady(20)).toMatchObject({ name: 'full', side: 320, intervalMs: 100 });
  });

  it('the pace of the analysis first lowers the resolution', () => {
    expect(paceAfter(40, 40, 40, 40)).toMatchObject({ side: 240, intervalMs: 100 });
  });

  it.each([
    [40, 'full', 160],
    [60, 'fewer', 240],
    [120, 'hints', 480],
    [240, 'hints', 960],
    [300, 'none', 5_000],
  ] as const)('with looks of %d ms it is %s, one look every %d ms', (ms, name, intervalMs) => {
    expect(steady(ms)).toMatchObject({ name, side: 240, intervalMs });
  });

  it.each([1, 5, 20, 26, 50, 100, 124, 200, 249, 500])(
    'the pace of the analysis takes at most a quarter of a core with looks of %d ms',
    (ms) => {
      expect(ms / steady(ms).intervalMs).toBeLessThanOrEqual(0.2501);
    },
  );

  // Decision 4.5.
  it('the pace of the analysis goes down one step at a time, each after five slow looks', () => {
    const names = Array.from({ length: 40 }, (_, index) => steady(300, index).name);
    expect([...new Set(names)]).toEqual(['full', 'fewer', 'hints', 'none']);
    for (const name of ['fewer', 'hints'] as const)
      expect(names.filter((seen) => seen === name)).toHaveLength(5);
  });

  // Decision 4.5.
  it('the pace of the analysis comes back up once looks are clearly quick enough for the step above, one step at a time', () => {
    const recovered = (looks: number) => paceAfter(...Array(40).fill(300), ...Array(looks).fill(20));
    expect(recovered(1).name).toBe('none');
    expect(recovered(2).name).toBe('hints');
    expect(recovered(7).name).toBe('fewer');
    expect(recovered(17)).toMatchObject({ name: 'full', intervalMs: 100 });
  });

  it('the pace of the analysis stays on its step while looks are only just quick enough for the step above', () => {
    expect(paceAfter(...Array(40).fill(60), ...Array(100).fill(45)).name).toBe('fewer');
    expect(paceAfter(...Array(40).fill(60), ...Array(100).fill(34)).name).toBe('full');
  });

  it('the pace of the analysis overlooks the first looks, in which the browser compiles', () => {
    expect(paceAfter(400, 400, 400, 10, 10)).toMatchObject({ side: 320, intervalMs: 100 });
  });

  it('the pace of the analysis steps down by one after a few slow looks, and comes back', () => {
    const slow = [300, 300, 300];
    const looks = [5, 5, 5, 30, 30, 30, 30, 20, 20, ...slow];
    const names = Array.from(
      { length: 30 },
      (_, index) => paceAfter(...looks, ...Array(index).fill(10)).name,
    );
    expect([...new Set(names)]).toEqual(['full', 'fewer']);
    expect(names.at(-1)).toBe('full');
  });
});
