import { clouds } from '../picture/noise.ts';
import { packed, type Colour, type Texture } from '../picture/texture.ts';
import type { RandomChoice } from '../random-choice.ts';

/** The side of every material's texture, in pixels; it repeats beyond them. */
export const materialSide = 1280;

/** Fills a texture from a function of the place. @param at gives the colour at a pixel. */
function fill(at: (x: number, y: number, index: number) => number): Texture {
  const pixels = new Uint32Array(materialSide * materialSide);
  for (let y = 0; y < materialSide; y += 1) {
    for (let x = 0; x < materialSide; x += 1) pixels[y * materialSide + x] = at(x, y, y * materialSide + x);
  }
  return { width: materialSide, height: materialSide, pixels };
}

function shade([red, green, blue]: Colour, by: number): number {
  return packed(red + by, green + by * 0.97, blue + by * 0.9);
}

/** Planks with grain and seams. @param planks how many lie side by side; 1 has no seam. */
export function wood(random: RandomChoice, base: Colour, planks: number, contrast = 1): Texture {
  const fibres = clouds(random, materialSide, [5, 160], 3, 0.7);
  const tone = clouds(random, materialSide, [2, 7], 4);
  const tones = Array.from({ length: planks }, () => random.around(14, 22));
  const height = materialSide / planks;
  return fill((x, y, at) => {
    const plank = Math.floor(y / height);
    const rings = Math.sin(tone[at]! * 9 + (y / materialSide) * 10 * Math.PI + plank * 2.1);
    const seam = planks > 1 && y % height < 5 ? -46 + (y % height) * 6 : 0;
    return shade(base, (fibres[at]! * 9 + rings * 6 + tone[at]! * 7) * contrast + tones[plank]! + seam);
  });
}

/** Granite or terrazzo: grains of several tones. */
export function granite(random: RandomChoice, base: Colour, grain: number, contrast: number): Texture {
  const coarse = clouds(random, materialSide, [grain, grain], 3, 0.8);
  const fine = clouds(random, materialSide, [grain * 3, grain * 3], 2, 0.8);
  return fill((_x, _y, at) => {
    const spot = coarse[at]! > 0.75 ? -34 : coarse[at]! < -0.8 ? 30 : coarse[at]! * 10;
    return shade(base, (spot + fine[at]! * 12) * contrast);
  });
}

/** Marble: clouds with thin dark veins. */
export function marble(random: RandomChoice, base: Colour, vein: Colour): Texture {
  const bend = clouds(random, materialSide, [3, 3], 5, 0.55);
  const cloud = clouds(random, materialSide, [4, 4], 4);
  return fill((x, y, at) => {
    const wave = Math.abs(Math.sin(((x + y) / materialSide) * 2 * Math.PI + bend[at]! * 2.6));
    const strength = Math.max(0, 1 - wave * 7) ** 2 * 0.5 + Math.max(0, 0.4 - wave) * 0.5;
    const tone = cloud[at]! * 7;
    return packed(
      base[0] + tone + (vein[0] - base[0]) * strength,
      base[1] + tone + (vein[1] - base[1]) * strength,
      base[2] + tone + (vein[2] - base[2]) * strength,
    );
  });
}

/** A plain weave or, with `slant`, a twill such as denim. @param pitch pixels from thread to thread. */
export function weave(
  random: RandomChoice,
  base: Colour,
  pitch: number,
  slant: number,
  depth: number,
): Texture {
  const tone = clouds(random, materialSide, [3, 3], 4);
  const lint = clouds(random, materialSide, [220, 220], 2);
  const step = (2 * Math.PI) / pitch;
  return fill((x, y, at) => {
    const across = Math.sin((x + y * slant) * step + lint[at]! * 0.5);
    const down = Math.sin((y - x * slant * 0.2) * step + lint[at]! * 0.5);
    const over = slant === 0 ? across * down : across * 0.8 + down * 0.2;
    return shade(base, over * depth + tone[at]! * 6 + lint[at]! * depth * 0.5);
  });
}

/** A surface with almost no drawing: paper, lacquer, plastic. @param roughness in levels of brightness. */
export function plain(random: RandomChoice, base: Colour, roughness: number): Texture {
  const cloud = clouds(random, materialSide, [2, 2], 3);
  const fibre = clouds(random, materialSide, [300, 300], 2, 0.9);
  return fill((_x, _y, at) => shade(base, cloud[at]! * 2.5 + fibre[at]! * roughness));
}

/** Carpet, felt or leather: knots of all directions. */
export function pile(random: RandomChoice, base: Colour, knots: number, depth: number): Texture {
  const knot = clouds(random, materialSide, [knots, knots], 3, 0.75);
  const tone = clouds(random, materialSide, [3, 3], 3);
  return fill((_x, _y, at) => shade(base, knot[at]! * depth + tone[at]! * 8));
}

/** Tiles with joints. @param across,down how many there are. */
export function tiles(
  random: RandomChoice,
  base: Colour,
  joint: Colour,
  [across, down]: readonly [number, number],
): Texture {
  const cloud = clouds(random, materialSide, [5, 5], 4);
  const fine = clouds(random, materialSide, [200, 200], 2);
  const tones = Array.from({ length: (across + 1) * (down + 1) }, () => random.around(9, 16));
  const width = materialSide / across;
  const height = materialSide / down;
  return fill((x, y, at) => {
    const row = Math.floor(y / height);
    const shifted = x + (row % 2) * (across === down ? 0 : width / 2);
    const edge = Math.min(shifted % width, width - (shifted % width), y % height, height - (y % height));
    if (edge < 9) return shade(joint, fine[at]! * 9);
    const bevel = edge < 15 ? (15 - edge) * 2.5 : 0;
    return shade(
      base,
      cloud[at]! * 9 +
        fine[at]! * 3 +
        tones[(row * across + Math.floor(shifted / width)) % tones.length]! +
        bevel,
    );
  });
}
