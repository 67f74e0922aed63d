import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Scene } from '@recto/adapters/fake';
import { i420 } from './i420.ts';
import { renderSvg, specimenSvg, type RawPicture } from './specimen-picture.ts';

/** Shapes of frames that phones send, in pixels. */
const specimenShapes = {
  landscape: { width: 1920, height: 1080 },
  portrait: { width: 1080, height: 1920 },
  fourThirds: { width: 1440, height: 1080 },
  hd: { width: 1280, height: 720 },
  ultraHd: { width: 3840, height: 2160 },
} as const;

export type SpecimenShape = keyof typeof specimenShapes;

const cacheFolder = new URL('../../node_modules/.cache/specimen/', import.meta.url);
const frames = 5;
/** Few, and not compressed, so that the browser has little to do for them. */
const framesPerSecond = 10;
/** How the specimen is filmed: how much light is left, and how far (px, one standard deviation) points are blurred. */
const conditions = {
  sharp: { light: 1, blur: 0 },
  dark: { light: 1 / 7, blur: 0 },
  blurred: { light: 1, blur: 6 },
} as const;

export type SpecimenCondition = keyof typeof conditions;

/** How far the hand shakes, in pixels each way; less than the gap between the square and the line around it. */
const shake = 2;
/** Strength of the sensor's noise, in steps of 255. */
const noiseStrength = 3;
/** Video's black is 16, its white 235. */
const videoLevels = Uint8Array.from({ length: 256 }, (_, level) => 16 + (level * 219) / 255);

/**
 * The video of a specimen held before a camera: noise, a little hand shake, frames that repeat
 * smoothly. Made when first asked for (about a second), kept until its sources change.
 * Chromium cuts portrait frames to 1080 × 1080 when it is asked for 1920 × 1080.
 * @returns the absolute path of a Y4M file, for Chromium's fake camera.
 */
export async function specimenVideo(
  scene: Scene,
  shape: SpecimenShape = 'landscape',
  condition: SpecimenCondition = 'sharp',
): Promise<string> {
  const { width, height } = specimenShapes[shape];
  const { light, blur } = conditions[condition];
  const svg = blurred(specimenSvg(scene, width, height), blur);
  const file = fileURLToPath(new URL(`${scene}-${shape}-${condition}-${hashOf(svg)}.y4m`, cacheFolder));
  if (existsSync(file)) return file;
  const still = renderSvg(svg);
  const noise = makeNoise();
  const parts: Uint8Array[] = [
    Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420\n`),
  ];
  for (let frame = 0; frame < frames; frame += 1) {
    parts.push(Buffer.from('FRAME\n'), i420(shakenFrame(still, noise, frame, light), width, height));
  }
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.concat(parts));
  renameSync(own, file);
  return file;
}

/** The same drawing out of focus. */
function blurred(svg: string, deviation: number): string {
  if (deviation === 0) return svg;
  const size = /width="\d+" height="\d+"/u.exec(svg)![0];
  const filter = `<filter id="outOfFocus" filterUnits="userSpaceOnUse" x="0" y="0" ${size}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${filter}<g filter="url(#outOfFocus)">${svg}</g></svg>`;
}

/** One frame: the still picture, moved by the hand, with noise on it. */
function shakenFrame(still: RawPicture, noise: Int8Array, frame: number, light: number): Uint8Array {
  const { width, height, pixels } = still;
  const turn = (2 * Math.PI * frame) / frames;
  const dx = Math.round(shake * Math.sin(turn));
  const dy = Math.round(shake * Math.sin(2 * turn + 1));
  const result = new Uint8ClampedArray(width * height * 3);
  let to = 0;
  let grain = (frame * 7919) % noise.length;
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(Math.max(y + dy, 0), height - 1) * width;
    for (let x = 0; x < width; x += 1) {
      const from = (row + Math.min(Math.max(x + dx, 0), width - 1)) * 4;
      const bright = noise[grain]!;
      grain = grain + 1 === noise.length ? 0 : grain + 1;
      for (let channel = 0; channel < 3; channel += 1) {
        result[to + channel] = videoLevels[Math.round(pixels[from + channel]! * light)]! + bright;
      }
      to += 3;
    }
  }
  return new Uint8Array(result.buffer);
}

/** The same noise in every run; its length has no common divisor with a row, so that no pattern shows. */
function makeNoise(): Int8Array {
  const noise = new Int8Array(104_729);
  let state = 1;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
  for (let index = 0; index < noise.length; index += 1) {
    noise[index] = Math.round((random() + random() + random()) * noiseStrength * 2);
  }
  return noise;
}

function hashOf(svg: string): string {
  const hash = createHash('sha256').update(svg);
  for (const maker of ['specimen-video.ts', 'i420.ts'])
    hash.update(readFileSync(new URL(maker, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}
