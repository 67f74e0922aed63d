import { rgbaPixels, type RgbaSquare } from '@recto/analysis/pixels';
import type { Scene } from '@recto/adapters/fake';
import { photoProblemNames, type FrameReading } from '@recto/core';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { Analyser } from '../../../packages/adapters/src/browser/analysis/worker/analyser.ts';
import { Faces } from '../../../packages/adapters/src/browser/analysis/worker/Faces.ts';
import { sightOf } from '../../../packages/core/src/guidance/sight.ts';
import { loadDetector } from '../../support/load-detector.ts';
import { renderSvg, specimenSvg } from '../../specimen/specimen-picture.ts';

/** The real analysis of the app's drawn face and cards (people.md H15). */

const side = 1080;
const drawn = new Map<Scene, Promise<Buffer>>();

function drawingOf(scene: Scene): Promise<Buffer> {
  let drawing = drawn.get(scene);
  if (drawing === undefined) {
    const { pixels, width, height } = renderSvg(specimenSvg(scene, side, side));
    drawing = sharp(Buffer.from(pixels), { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    drawn.set(scene, drawing);
  }
  return drawing;
}

/**
 * What a camera shows of a drawing.
 * @param size as which it is seen: above 1 a part of it, around `at` (0 to 1 across); below 1 it is continued at its edges.
 */
async function seen(scene: Scene, size = 1, at = 0.5): Promise<RgbaSquare> {
  const drawing = await drawingOf(scene);
  const inner = Math.round(side / size);
  if (size >= 1) {
    const left = Math.min(side - inner, Math.max(0, Math.round(at * side - inner / 2)));
    const part = { left, top: Math.round((side - inner) / 2), width: inner, height: inner };
    return squareOf(sharp(drawing).extract(part).resize(side, side));
  }
  const small = Math.round(size * side);
  const before = Math.floor((side - small) / 2);
  const after = side - small - before;
  const scaled = await sharp(drawing).resize(small, small).png().toBuffer();
  const edges = { left: before, top: before, right: after, bottom: after, extendWith: 'copy' } as const;
  return squareOf(sharp(scaled).extend(edges));
}

async function squareOf(picture: Sharp): Promise<RgbaSquare> {
  return { data: new Uint8Array(await picture.ensureAlpha().raw().toBuffer()), side };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A card's step, with the app's detector. @param lookMs from one look to the next. */
function cardStep(isModelThere = true, lookMs = 100) {
  let now = 0;
  const faces = new Faces(loadDetector());
  const read = vi.spyOn(faces, 'read');
  const load = vi.fn(() => (isModelThere ? Promise.resolve(faces) : Promise.reject(new TypeError('404'))));
  const analyser = new Analyser(load, () => now);
  let isFirst = true;
  return {
    load,
    read,
    check: async (square: RgbaSquare) => (await analyser.check({ square, scale: 1 }, 'card'))!,
    newViewfinder: () => void (isFirst = true),
    /** What so many looks at this square find. */
    async look(square: RgbaSquare, times: number) {
      const pixels = rgbaPixels(square, 320);
      const readings: FrameReading[] = [];
      for (let look = 0; look < times; look += 1) {
        readings.push((await analyser.look(pixels, 'card', isFirst)) as FrameReading);
        isFirst = false;
        now += lookMs;
        await settled();
      }
      return readings;
    },
  };
}

const hintsOf = (readings: readonly FrameReading[]) =>
  new Set(readings.map((reading) => sightOf(reading, 'card')?.hint?.name));
const kindsOf = (readings: readonly FrameReading[]) => readings.map(({ kind }) => kind);

describe('a face in a card’s step', () => {
  it.each([0.9, 1.25, 1.6])(
    'a face in a card’s step at %s of its size is named after a second and a half, and stays named',
    async (size) => {
      const step = cardStep();
      const readings = await step.look(await seen('face', size), 24);
      expect(kindsOf(readings.slice(0, 9))).not.toContain('face');
      expect(hintsOf(readings.slice(15))).toEqual(new Set(['faceInsteadOfDocument']));
    },
  );

  it.each([300, 600, 900])(
    'a face in a card’s step is named within five seconds also with a look every %s ms',
    async (lookMs) => {
      const readings = await cardStep(true, lookMs).look(await seen('face'), Math.floor(5_000 / lookMs));
      expect(hintsOf(readings.slice(-2))).toEqual(new Set(['faceInsteadOfDocument']));
    },
  );

  // Decision 4.1.
  it('a face in a card’s step is looked for in one of four looks, and only after ten', async () => {
    const step = cardStep();
    const face = await seen('face');
    await step.look(face, 9);
    expect(step.load).not.toHaveBeenCalled();
    await step.look(face, 36);
    expect(step.load).toHaveBeenCalledTimes(1);
    expect(step.read.mock.calls.length).toBe(9);
  });

  it('a face in a card’s step makes way for the card at once', async () => {
    const step = cardStep();
    await step.look(await seen('face'), 16);
    const readings = await step.look(await seen('idCardRecto'), 4);
    expect(hintsOf(readings.slice(0, 1))).not.toContain('faceInsteadOfDocument');
    expect(hintsOf(readings.slice(1))).toEqual(new Set(['ready']));
    expect(kindsOf(readings)).not.toContain('face');
  });

  it('a face in a card’s step that is far away is not named', async () => {
    expect(kindsOf(await cardStep().look(await seen('face', 0.7), 20))).not.toContain('face');
  });

  it('a face in a card’s step is not named without the model, which each viewfinder asks for once', async () => {
    const step = cardStep(false);
    const face = await seen('face');
    expect(kindsOf(await step.look(face, 20))).not.toContain('face');
    expect(step.load).toHaveBeenCalledTimes(1);
    step.newViewfinder();
    expect(kindsOf(await step.look(face, 20))).not.toContain('face');
    expect(step.load).toHaveBeenCalledTimes(2);
  });
});

describe('a card with a portrait', () => {
  it.each(['idCardRecto', 'driverLicenseRecto'] as const)('%s: no face is looked for', async (scene) => {
    const step = cardStep();
    for (const size of [0.6, 1, 1.3]) {
      step.newViewfinder();
      expect(kindsOf(await step.look(await seen(scene, size), 12))).not.toContain('face');
    }
    expect(step.load).not.toHaveBeenCalled();
  });

  it.each([2, 2.5])(
    'no face is looked for where only the part of the card with the portrait is seen, %s times as large',
    async (size) => {
      for (const scene of ['idCardRecto', 'driverLicenseRecto'] as const) {
        expect(kindsOf(await cardStep().look(await seen(scene, size, 0.22), 16))).not.toContain('face');
      }
    },
  );
});

describe('the check of a card’s photo', () => {
  it.each([0.9, 1.25])(
    'the check of a card’s photo names a face at %s of its size, and nothing else of it',
    async (size) => {
      expect(await cardStep().check(await seen('face', size))).toEqual({
        quad: null,
        format: null,
        dpi: null,
        problems: [{ name: 'faceInsteadOfDocument', places: [] }],
        worst: null,
        rows: 0,
        hash: null,
      });
    },
  );

  it('the check of a card’s photo looks for no face where there is a card', async () => {
    const step = cardStep();
    for (const scene of ['idCardRecto', 'idCardVerso', 'driverLicenseRecto'] as const) {
      for (const size of [0.7, 1.3]) await step.check(await seen(scene, size));
    }
    expect(step.load).not.toHaveBeenCalled();
  });

  it('the check of a card’s photo names no face where a card is too small, or only a part of it is seen', async () => {
    const named = async (size: number, at: number) =>
      (await cardStep().check(await seen('idCardRecto', size, at))).problems.map(({ name }) => name);
    expect(photoProblemNames).toContain('faceInsteadOfDocument');
    expect(await named(0.4, 0.5)).toContain('tooSmall');
    for (const size of [2, 2.5]) expect(await named(size, 0.22)).not.toContain('faceInsteadOfDocument');
  });

  it('the check of a card’s photo does without the model', async () => {
    const face = await seen('face');
    const { problems } = await cardStep(false).check(face);
    expect(problems.map(({ name }) => name)).not.toContain('faceInsteadOfDocument');
  });
});

describe('the selfie’s step', () => {
  const namesIn = async (square: RgbaSquare) => {
    const analyser = new Analyser(() => Promise.resolve(new Faces(loadDetector())));
    const { problems } = (await analyser.check({ square, scale: 1 }, 'face'))!;
    return problems.map(({ name }) => name);
  };

  it('a face is called blurred in the photo only if the viewfinder asks to hold still', async () => {
    const drawing = await drawingOf('face');
    const named = new Set<boolean>();
    for (const sigma of [0, 1, 1.5, 2, 3, 5, 9]) {
      const square = await squareOf(sigma === 0 ? sharp(drawing) : sharp(drawing).blur(sigma));
      const analyser = new Analyser(() => Promise.resolve(new Faces(loadDetector())));
      const pixels = rgbaPixels(square, 320);
      // The first look loads the detector, and blur is measured on the face of the look before.
      let reading: FrameReading | null = null;
      for (const isFirst of [true, false, false])
        reading = (await analyser.look(pixels, 'face', isFirst)) as FrameReading | null;
      const holdsStill = sightOf(reading!, 'face')?.hint?.name === 'holdStill';
      expect((await namesIn(square)).includes('blurred'), `${sigma} px`).toBe(holdsStill);
      named.add(holdsStill);
    }
    expect(named.size).toBe(2);
  });

  it.each(['idCardRecto', 'idCardVerso'] as const)('%s: the check names the document', async (scene) => {
    expect(await namesIn(await seen(scene))).toContain('documentInsteadOfFace');
  });

  it('the check names no document where a face is, or nothing', async () => {
    const nothing = { data: new Uint8Array(side * side * 4).fill(120), side };
    expect(await namesIn(await seen('face'))).not.toContain('documentInsteadOfFace');
    expect(await namesIn(nothing)).toContain('noFace');
    expect(await namesIn(nothing)).not.toContain('documentInsteadOfFace');
  });

  // Decision 4.16.
  it('the check names a second person', async () => {
    const one = await sharp(await drawingOf('face'))
      .extract({ left: side / 4, top: 0, width: side / 2, height: side })
      .toBuffer();
    const two = await squareOf(
      sharp(one)
        .extend({ right: side / 2, extendWith: 'mirror' })
        .resize(side, side, { fit: 'fill' }),
    );
    expect(await namesIn(two)).toContain('severalFaces');
    expect(await namesIn(await seen('face'))).not.toContain('severalFaces');
  });

  // Decision 4.16.
  it('a card is named in the viewfinder, also where its portrait is found', async () => {
    const analyser = new Analyser(() => Promise.resolve(new Faces(loadDetector())));
    const pixels = rgbaPixels(await seen('idCardRecto'), 320);
    await analyser.look(pixels, 'face', true);
    await settled();
    expect(await analyser.look(pixels, 'face', false)).toMatchObject({ kind: 'document' });
  });
});
