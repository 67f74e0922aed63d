import { rgbaPixels } from '@recto/analysis/pixels';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Analyser } from '../../../packages/adapters/src/browser/analysis/worker/analyser.ts';
import { Faces } from '../../../packages/adapters/src/browser/analysis/worker/Faces.ts';
import { loadDetector } from '../../support/load-detector.ts';

const grey = { data: new Uint8Array(320 * 320 * 4).fill(120), side: 320 };
const table = rgbaPixels(grey, 320);
const photo = { square: grey, scale: 1 };

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => void vi.useRealTimers());

describe('a model of faces that does not load', () => {
  // Decision 4.1.
  it('a model of faces that does not load is reported once to the selfie’s viewfinder, and is loaded again for the next one', async () => {
    let isThere = false;
    const load = vi.fn(async () => {
      if (!isThere) throw new TypeError('404');
      return new Faces(loadDetector());
    });
    const analyser = new Analyser(load);
    expect(await analyser.look(table, 'face', true)).toBeNull();
    await settled();
    expect(await analyser.look(table, 'face', false)).toBe('noFaces');
    expect(load).toHaveBeenCalledTimes(1);
    expect(await analyser.look(table, 'card', true)).toMatchObject({ kind: 'document' });
    isThere = true;
    expect(await analyser.look(table, 'face', true)).toBeNull();
    await settled();
    expect(await analyser.look(table, 'face', false)).toMatchObject({ kind: 'face', faces: [] });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('a model of faces that does not load is not reported to a viewfinder that has not waited for it', async () => {
    const analyser = new Analyser(() => Promise.reject(new TypeError('404')));
    expect(await analyser.look(table, 'face', true)).toBeNull();
    await settled();
    expect(await analyser.look(table, 'face', true)).toBeNull();
    await settled();
    expect(await analyser.look(table, 'face', false)).toBe('noFaces');
  });

  it('a model of faces that does not load leaves a selfie unchecked, and checks a card', async () => {
    const analyser = new Analyser(() => Promise.reject(new TypeError('404')));
    expect(await analyser.check(photo, 'face')).toBeNull();
    expect((await analyser.check(photo, 'card'))!.problems).toContainEqual({
      name: 'noDocument',
      places: [],
    });
  });

  it('a model of faces that never answers is not waited for for longer than a check may take', async () => {
    vi.useFakeTimers();
    const analyser = new Analyser(() => new Promise(() => undefined));
    const checking = analyser.check(photo, 'face');
    expect(await analyser.look(table, 'face', true)).toBeNull();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await checking).toBeNull();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await analyser.look(table, 'face', false)).toBe('noFaces');
  });
});
