import { blurDisc, blurMotion } from '../picture/blur.ts';
import { lightOfLevel } from '../picture/photographic-levels.ts';
import { develop, sharpen } from '../picture/sensor-noise.ts';
import type { Texture } from '../picture/texture.ts';
import { texture } from '../textures.ts';
import { frameSide, maskHeight, maskWidth } from './describe-scene.ts';
import { inverse, mapped, planeToPicture, type Mapping, type Plane } from './plane.ts';
import type { CastShadow, Finger, FlatObject, FrameScene, Reflection } from './scene.ts';

type Planes = readonly [Float32Array, Float32Array, Float32Array];

/** What is at a pixel, for reflections and for the truth. */
const matt = 0;
const glossy = 1;
const ofCard = 2;
const ofMattDocument = 3;

export interface RenderedScene {
  /** Red, green, blue of each pixel, row by row; `frameSide` squared. */
  readonly pixels: Buffer;
  /** The share of the card (without one: of the mask) that reflections made white. */
  readonly glare: number;
  /** The mean brightness of the same, 0 to 255. */
  readonly luma: number;
  /** The share of the document in the picture that covers and fingers hide. */
  readonly covered: number;
  /** The share of each side that is hidden: top, right, bottom, left as the document is printed. */
  readonly coveredSides: readonly number[];
  /** The share around each corner that is hidden: top left, top right, bottom right, bottom left. */
  readonly coveredCorners: readonly number[];
}

/** What a scene is filmed on; it is used again for the next scene. */
interface Film {
  /** In pixels. */
  readonly side: number;
  /** Pixels of the description (1080 across) for each pixel. */
  readonly unit: number;
  readonly planes: Planes;
  readonly surface: Uint8Array;
}

const films = new Map<number, Film>();

function filmOf(side: number): Film {
  const size = side * side;
  const film = films.get(side) ?? {
    side,
    unit: frameSide / side,
    planes: [new Float32Array(size), new Float32Array(size), new Float32Array(size)] as const,
    surface: new Uint8Array(size),
  };
  films.set(side, film);
  return film;
}

/** The same view on another film. */
function scaled(plane: Plane, { unit }: Film): Plane {
  return { ...plane, focal: plane.focal / unit, shift: [plane.shift[0] / unit, plane.shift[1] / unit] };
}

/** Films a scene. @param side of the square picture, in pixels: the camera's own resolution. */
export function render(scene: FrameScene, side: number): RenderedScene {
  const film = filmOf(side);
  film.surface.fill(matt);
  layGround(film, scene);
  const toPicture = planeToPicture(scaled(scene.plane, film), side);
  scene.objects.forEach((object, index) => {
    const isCard = scene.hasCard && index === scene.objects.length - 1;
    layObject(film, scene, object, toPicture, kindOfSurface(object, isCard));
  });
  const before = scene.hasCard ? documentArea(film) : 0;
  const document = scene.hasCard ? scene.objects.at(-1)! : null;
  for (const cover of scene.covers ?? [])
    layObject(film, scene, cover, toPicture, cover.glossy ? glossy : matt);
  for (const finger of scene.fingers) layFinger(film, finger, toPicture);
  const covered = before === 0 ? 0 : 1 - documentArea(film) / before;
  const hidden = document === null ? nothingHidden : hiddenEdges(film, document, toPicture);
  light(film, scene);
  const glare = reflect(film, scene);
  for (const plane of film.planes) {
    blurDisc(plane, side, scene.defocus / film.unit);
    blurMotion(plane, side, scene.motion / film.unit, scene.motionAngle);
  }
  const raw = develop(film.planes, side, scene.noise, scene.seed & 1023, scene.clips === true);
  const pixels = scene.sharpening > 0 ? sharpen(raw, side, scene.sharpening) : raw;
  return { pixels, glare, luma: meanLuma(film, scene, pixels), covered, ...hidden };
}

function documentArea({ surface }: Film): number {
  let area = 0;
  for (const kind of surface) if (isOfDocument(kind)) area += 1;
  return area;
}

const nothingHidden = { coveredSides: [0, 0, 0, 0], coveredCorners: [0, 0, 0, 0] } as const;

/** Looks along the sides, 1 mm inside of them, and at the 6 mm around each corner. */
function hiddenEdges({ side, surface }: Film, document: FlatObject, toPicture: Mapping) {
  const [w, h] = [document.width / 2, document.height / 2];
  const inset = 1 + (document.warp?.height ?? 0);
  const isHidden = ([x, y]: readonly [number, number]) => {
    const [px, py] = mapped(toPicture, x, y).map(Math.round) as [number, number];
    const isOutside = px < 0 || py < 0 || px >= side || py >= side;
    return isOutside ? null : !isOfDocument(surface[py * side + px]!);
  };
  const shareOf = (places: readonly (readonly [number, number])[]) => {
    const seen = places.map(isHidden).filter((hidden) => hidden !== null);
    return seen.length === 0 ? 0 : seen.filter(Boolean).length / seen.length;
  };
  const along = Array.from({ length: 61 }, (_, at) => (at / 30 - 1) * 0.92);
  const near = [1, 2, 3, 4, 5, 6];
  const corner = (x: 1 | -1, y: 1 | -1) =>
    near.flatMap((across) =>
      near
        // The round corner itself is no part of the document.
        .filter((down) => across + down > 3 && across + down < 9)
        .map((down) => [x * (w - across), y * (h - down)] as const),
    );
  return {
    coveredSides: [
      along.map((part) => [part * w, inset - h] as const),
      along.map((part) => [w - inset, part * h] as const),
      along.map((part) => [part * w, h - inset] as const),
      along.map((part) => [inset - w, part * h] as const),
    ].map(shareOf),
    coveredCorners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)].map(shareOf),
  };
}

function kindOfSurface(object: FlatObject, isDocument: boolean): number {
  if (isDocument) return object.glossy ? ofCard : ofMattDocument;
  return object.glossy ? glossy : matt;
}

function isOfDocument(surface: number): boolean {
  return surface >= ofCard;
}

/** Blends a sampled colour with what is there. */
function put(planes: Planes, at: number, sample: number, alpha: number, shade: number): void {
  const [red, green, blue] = planes;
  const part = alpha * shade;
  const rest = 1 - alpha;
  red[at] = red[at]! * rest + lightOfLevel[sample & 255]! * part;
  green[at] = green[at]! * rest + lightOfLevel[(sample >>> 8) & 255]! * part;
  blue[at] = blue[at]! * rest + lightOfLevel[(sample >>> 16) & 255]! * part;
}

/** @returns the colour between four pixels; `u` and `v` in eighths of a pixel and finer. */
function between(a: number, b: number, c: number, d: number, u: number, v: number): number {
  const across = (u * 256) | 0;
  const down = (v * 256) | 0;
  const wd = (across * down) >> 8;
  const wc = down - wd;
  const wb = across - wd;
  const wa = 256 - wb - wc - wd;
  // Two colours in one multiplication; the sums stay below 2³².
  const even =
    ((Math.imul(a & 0xff00ff, wa) + Math.imul(b & 0xff00ff, wb)) | 0) +
    ((Math.imul(c & 0xff00ff, wc) + Math.imul(d & 0xff00ff, wd)) | 0);
  const odd =
    ((Math.imul((a >>> 8) & 0xff, wa) + Math.imul((b >>> 8) & 0xff, wb)) | 0) +
    ((Math.imul((c >>> 8) & 0xff, wc) + Math.imul((d >>> 8) & 0xff, wd)) | 0);
  return ((even >>> 8) & 0xff00ff) | (odd & 0xff00);
}

/** @returns a place in a texture that repeats. */
function repeated(place: number, length: number): number {
  return place >= 0 && place < length ? place : place - Math.floor(place / length) * length;
}

function layGround(film: Film, scene: FrameScene): void {
  const { groundScale, groundAngle, groundShift } = scene;
  const { side, planes } = film;
  const groundPlane = scaled(scene.groundPlane, film);
  const pixelsPerMm = groundPlane.focal / groundPlane.distance;
  const level = levelFor(1 / groundScale, pixelsPerMm) + scene.groundBlur;
  const picture = texture(scene.split, scene.ground, level);
  const map = inverse(planeToPicture(groundPlane, side));
  const perMm = 1 / (groundScale * 2 ** level);
  const [cos, sin] = [Math.cos(groundAngle) * perMm, Math.sin(groundAngle) * perMm];
  const { width, height, pixels } = picture;
  const [red, green, blue] = planes;
  for (let y = 0; y < side; y += 1) {
    let px = map[1] * y + map[2];
    let py = map[4] * y + map[5];
    let pw = map[7] * y + map[8];
    for (let x = 0; x < side; x += 1) {
      const scale = 1 / pw;
      const mx = px * scale + groundShift[0];
      const my = py * scale + groundShift[1];
      px += map[0];
      py += map[3];
      pw += map[6];
      const sample = sampleRepeated(pixels, width, height, mx * cos - my * sin, mx * sin + my * cos);
      const at = y * side + x;
      red[at] = lightOfLevel[sample & 255]!;
      green[at] = lightOfLevel[(sample >>> 8) & 255]!;
      blue[at] = lightOfLevel[(sample >>> 16) & 255]!;
    }
  }
}

function sampleRepeated(pixels: Uint32Array, width: number, height: number, x: number, y: number): number {
  const u = repeated(x, width);
  const v = repeated(y, height);
  const left = u | 0;
  const top = v | 0;
  const at = top * width + left;
  // Beyond the last column and row come the first ones.
  const right = left + 1 < width ? 1 : 1 - width;
  const below = top + 1 < height ? at + width : left;
  return between(pixels[at]!, pixels[at + right]!, pixels[below]!, pixels[below + right]!, u - left, v - top);
}

/** @returns how often to halve a texture so that it has about as many pixels as the picture. */
function levelFor(texelsPerMm: number, pixelsPerMm: number): number {
  return Math.max(0, Math.floor(Math.log2(texelsPerMm / pixelsPerMm) + 0.4));
}

function layObject(
  film: Film,
  scene: FrameScene,
  object: FlatObject,
  toPicture: Mapping,
  kind: number,
): void {
  const { width, height, shadow, shadowReach, warp, alpha: strength = 1 } = object;
  const { side, planes, surface } = film;
  const pixelsPerMm = scaled(scene.plane, film).focal / scene.plane.distance;
  const isMaterial = object.texture.kind === 'material';
  const full = texture(scene.split, object.texture, 0);
  const texelsPerMm = isMaterial ? 1 / scene.groundScale : full.width / width;
  const level = levelFor(texelsPerMm, pixelsPerMm);
  const picture = texture(scene.split, object.texture, level);
  const perMm = texelsPerMm / 2 ** level;
  const map = inverse(toPicture);
  const [cos, sin] = [Math.cos(object.angle), Math.sin(object.angle)];
  const [cx, cy] = object.centre;
  const reach = 3 * shadowReach;
  const box = boundsOf(film, object, toPicture, reach);
  const [red, green, blue] = planes;
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const scale = 1 / (map[6] * x + map[7] * y + map[8]);
      const mx = (map[0] * x + map[1] * y + map[2]) * scale - cx;
      const my = (map[3] * x + map[4] * y + map[5]) * scale - cy;
      let ox = mx * cos + my * sin;
      let oy = my * cos - mx * sin;
      if (warp !== undefined) {
        oy += warp.height * Math.sin(ox / 31 + warp.phase) * Math.cos(oy / 47);
        ox += warp.height * Math.sin(oy / 27 - warp.phase) * 0.7;
      }
      const radius = radiusAt(object, ox, oy);
      // The distance to the rounded edge in mm, negative inside.
      const dx = Math.abs(ox) - width / 2 + radius;
      const dy = Math.abs(oy) - height / 2 + radius;
      const outside = dx > 0 && dy > 0 ? Math.sqrt(dx * dx + dy * dy) - radius : Math.max(dx, dy) - radius;
      if (outside > reach) continue;
      const at = y * side + x;
      const alpha = 0.5 - outside * pixelsPerMm;
      if (alpha < 1 && shadow > 0) {
        const dark = 1 - shadow * Math.exp(-Math.max(0, outside) / shadowReach);
        red[at]! *= dark;
        green[at]! *= dark;
        blue[at]! *= dark;
      }
      if (alpha <= 0) continue;
      const u = (ox + width / 2) * perMm - 0.5;
      const v = (oy + height / 2) * perMm - 0.5;
      const sample = isMaterial
        ? sampleRepeated(picture.pixels, picture.width, picture.height, u, v)
        : sampleInside(picture, u, v);
      // The rounded rim of the plastic catches the light on one side.
      const rim =
        kind === ofCard && outside > -0.22 ? 1 + 0.16 * (dx > dy ? Math.sign(ox) : -Math.sign(oy)) : 1;
      put(planes, at, sample, Math.min(1, alpha) * strength, rim);
      if (alpha > 0.5) surface[at] = kind;
    }
  }
}

function radiusAt({ radius, radii }: FlatObject, ox: number, oy: number): number {
  if (radii === undefined) return radius;
  return oy < 0 ? (ox < 0 ? radii[0] : radii[1]) : ox < 0 ? radii[3] : radii[2];
}

function sampleInside({ width, height, pixels }: Texture, u: number, v: number): number {
  const x = u < 0 ? 0 : u > width - 1.01 ? width - 1.01 : u;
  const y = v < 0 ? 0 : v > height - 1.01 ? height - 1.01 : v;
  const left = x | 0;
  const at = (y | 0) * width + left;
  return between(
    pixels[at]!,
    pixels[at + 1]!,
    pixels[at + width]!,
    pixels[at + width + 1]!,
    x - left,
    y - (y | 0),
  );
}

function boundsOf(
  film: Film,
  { width, height, centre, angle }: FlatObject,
  toPicture: Mapping,
  reach: number,
) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [w, h] = [width / 2 + reach, height / 2 + reach];
  const corners = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ].map(([x, y]) => [centre[0] + x! * cos - y! * sin, centre[1] + x! * sin + y! * cos] as const);
  return bounds(film, corners, toPicture);
}

function bounds({ side }: Film, points: readonly (readonly [number, number])[], toPicture: Mapping) {
  // Far behind the horizon a mapping turns over: the whole picture, then.
  const whole = points.some(([x, y]) => toPicture[6] * x + toPicture[7] * y + toPicture[8] < 1);
  if (whole) return { left: 0, top: 0, right: side, bottom: side };
  const places = points.map(([x, y]) => mapped(toPicture, x, y));
  const limit = (value: number) => Math.max(0, Math.min(side, Math.round(value)));
  return {
    left: limit(Math.min(...places.map(([x]) => x)) - 2),
    right: limit(Math.max(...places.map(([x]) => x)) + 2),
    top: limit(Math.min(...places.map(([, y]) => y)) - 2),
    bottom: limit(Math.max(...places.map(([, y]) => y)) + 2),
  };
}

function layFinger(
  film: Film,
  { from, tip, radius, skin, isPalm = false }: Finger,
  toPicture: Mapping,
): void {
  const { side, planes, surface } = film;
  const map = inverse(toPicture);
  const [red, green, blue] = planes;
  const wide = radius * 1.7;
  const box = bounds(
    film,
    [from, tip].flatMap(([x, y]) => [
      [x - wide, y - wide] as const,
      [x + wide, y - wide] as const,
      [x + wide, y + wide] as const,
      [x - wide, y + wide] as const,
    ]),
    toPicture,
  );
  const [ax, ay] = [from[0] - tip[0], from[1] - tip[1]];
  const length = Math.hypot(ax, ay);
  const colour = skin.map((level) => lightOfLevel[level]!);
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const scale = 1 / (map[6] * x + map[7] * y + map[8]);
      const mx = (map[0] * x + map[1] * y + map[2]) * scale - tip[0];
      const my = (map[3] * x + map[4] * y + map[5]) * scale - tip[1];
      const along = (mx * ax + my * ay) / length;
      const across = (mx * ay - my * ax) / length;
      const beyond = along < 0 ? Math.hypot(along, across) : Math.abs(across);
      // Wider at the joint.
      const thick = radius * (1 + 0.1 * Math.sin(Math.max(0, along) / 6));
      const part = beyond / thick;
      if (part > 1.6) continue;
      const at = y * side + x;
      if (part > 1) {
        const dark = 1 - 0.45 * Math.exp(-(part - 1) * 7);
        red[at]! *= dark;
        green[at]! *= dark;
        blue[at]! *= dark;
        continue;
      }
      const round = Math.sqrt(1 - part * part);
      const nail =
        !isPalm && along > -radius * 0.5 && along < radius * 0.9 && Math.abs(across) < radius * 0.55;
      const crease = !isPalm && Math.abs(along - radius * 2.3) < 0.4 ? 0.82 : 1;
      const shade = (0.42 + 0.58 * round) * crease * (nail ? 1.12 : 1);
      const edge = Math.min(1, (1 - part) * thick * 6);
      red[at] = red[at]! * (1 - edge) + colour[0]! * shade * edge;
      green[at] = green[at]! * (1 - edge) + colour[1]! * shade * (nail ? 1.06 : 1) * edge;
      blue[at] = blue[at]! * (1 - edge) + colour[2]! * shade * (nail ? 1.08 : 1) * edge;
      surface[at] = matt;
    }
  }
}

/** Lights the scene: uneven light, the lens's dark corners, cast shadows, colour, exposure. */
function light({ side, unit, planes }: Film, scene: FrameScene): void {
  const gain = exposure(scene.white);
  const middle = frameSide / 2;
  const gx = (Math.cos(scene.gradientAngle) * scene.gradient) / middle;
  const gy = (Math.sin(scene.gradientAngle) * scene.gradient) / middle;
  const dim = scene.vignette / (2 * middle * middle);
  const [red, green, blue] = planes;
  const [r, g, b] = scene.tint;
  for (let y = 0; y < side; y += 1) {
    const dy = y * unit - middle;
    for (let x = 0; x < side; x += 1) {
      const dx = x * unit - middle;
      let lit = gain * (1 + gx * dx + gy * dy) * (1 - dim * (dx * dx + dy * dy));
      for (const shadow of scene.castShadows) lit *= lightLeft(shadow, dx, dy);
      const at = y * side + x;
      red[at]! *= lit * r;
      green[at]! *= lit * g;
      blue[at]! *= lit * b;
    }
  }
}

function lightLeft(
  { angle, offset, bend, penumbra, light: left }: CastShadow,
  dx: number,
  dy: number,
): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = dy * cos - dx * sin;
  const depth = dx * cos + dy * sin - offset + bend * along * along;
  if (depth <= -penumbra) return 1;
  if (depth >= penumbra) return left;
  const part = (depth + penumbra) / (2 * penumbra);
  return 1 - (1 - left) * part * part * (3 - 2 * part);
}

/** @returns the factor that gives white paper this brightness; above 255 it is overexposed. */
function exposure(white: number): number {
  if (white >= 255) return 1 + ((white - 255) / 255) * 2;
  return lightOfLevel[Math.round(white)]!;
}

/** Adds reflections to what is glossy. @returns the share of the card (or mask) that they made white. */
function reflect({ side, unit, planes, surface }: Film, scene: FrameScene): number {
  const [red, green, blue] = planes;
  const gain = Math.max(0.15, exposure(scene.white));
  let area = 0;
  let white = 0;
  const inMask = maskTest();
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = y * side + x;
      const counted = scene.hasCard ? isOfDocument(surface[at]!) : inMask(x * unit, y * unit);
      if (counted) area += 1;
      if (surface[at] === matt || surface[at] === ofMattDocument || scene.reflections.length === 0) continue;
      let added = 0;
      for (const reflection of scene.reflections) added += strengthAt(reflection, x * unit, y * unit);
      if (added < 0.002) continue;
      added *= gain;
      red[at]! += added;
      green[at]! += added;
      blue[at]! += added;
      if (counted && added > 0.3 && Math.min(red[at]!, green[at]!, blue[at]!) > 0.92) white += 1;
    }
  }
  return area === 0 ? 0 : white / area;
}

function strengthAt(
  { shape, x, y, length, width, angle, strength }: Reflection,
  px: number,
  py: number,
): number {
  const dx = px - x;
  const dy = py - y;
  if (Math.abs(dx) + Math.abs(dy) > 4 * length) return 0;
  const along = (dx * Math.cos(angle) + dy * Math.sin(angle)) / length;
  const across = (dy * Math.cos(angle) - dx * Math.sin(angle)) / width;
  // Plastic is never quite flat: its waves bend what it mirrors.
  const wave = 0.07 * Math.sin(px / 61 + py / 97) + 0.04 * Math.sin(py / 43 - px / 91);
  if (shape === 'lamp') return strength * Math.exp(-1.4 * (along * along + across * across) * (1 + wave));
  if (shape === 'ring') {
    const away = Math.hypot(along, across) * (1 + wave) - 1;
    return strength * Math.exp(-14 * away * away);
  }
  const edge = shape === 'tube' ? 0.5 : 0.25;
  const ends = step((1 - Math.abs(along) + wave) / edge);
  const sides = step((1 - Math.abs(across) + wave) / edge);
  const bar = shape === 'window' && (Math.abs(along + 0.05) < 0.05 || Math.abs(across) < 0.06) ? 0.15 : 1;
  return strength * ends * sides * bar * (shape === 'window' ? 0.8 : 1);
}

function step(value: number): number {
  return value <= 0 ? 0 : value >= 1 ? 1 : value * value * (3 - 2 * value);
}

function maskTest(): (x: number, y: number) => boolean {
  const [w, h] = [maskWidth / 2, maskHeight / 2];
  const middle = frameSide / 2;
  return (x, y) => Math.abs(x - middle) < w && Math.abs(y - middle) < h;
}

function meanLuma({ side, unit, surface }: Film, scene: FrameScene, pixels: Buffer): number {
  const inMask = maskTest();
  let sum = 0;
  let count = 0;
  for (let y = 1; y < side; y += 3) {
    for (let x = 1; x < side; x += 3) {
      const at = y * side + x;
      if (scene.hasCard ? !isOfDocument(surface[at]!) : !inMask(x * unit, y * unit)) continue;
      sum += 0.299 * pixels[at * 3]! + 0.587 * pixels[at * 3 + 1]! + 0.114 * pixels[at * 3 + 2]!;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}
