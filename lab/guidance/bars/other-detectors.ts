import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RgbaSquare } from '@recto/analysis/pixels';
import type { QuadFinder } from './still-frames.ts';

/** The open detectors with which ours is compared. They are installed when they are wanted, in a folder of their own. */
const packages = { jscanify: '1.4.3', scanic: '1.5.1', '@techstark/opencv-js': '4.5.2' };

const folder = fileURLToPath(new URL('../../../node_modules/.cache/other-detectors/', import.meta.url));

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** @returns the detectors by name, and for those that can't be had, why. */
export async function otherDetectors(): Promise<{
  readonly finders: Readonly<Record<string, QuadFinder>>;
  readonly missing: Readonly<Record<string, string>>;
}> {
  const finders: Record<string, QuadFinder> = {};
  const missing: Record<string, string> = {};
  const makers = { jscanify: makeJscanify, scanic: makeScanic };
  for (const [name, make] of Object.entries(makers)) {
    try {
      install();
      finders[name] = await make();
    } catch (error) {
      missing[name] = error instanceof Error ? error.message.split('\n')[0]! : String(error);
    }
  }
  return { finders, missing };
}

function install(): void {
  if (existsSync(`${folder}node_modules/scanic`)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}package.json`, JSON.stringify({ private: true, dependencies: packages }));
  const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--no-package-lock'];
  execFileSync('npm', ['install', ...options], { cwd: folder, stdio: 'pipe', timeout: 300_000 });
}

/** The parts of OpenCV that are called here; jscanify calls more. */
interface OpenCv {
  readonly Mat?: unknown;
  onRuntimeInitialized?: () => void;
  matFromImageData(image: object): { delete(): void };
}

interface Jscanify {
  findPaperContour(image: object): { delete(): void } | null;
  getCornerPoints(contour: object, image: object): Readonly<Record<string, Corner | undefined>>;
}

async function makeJscanify(): Promise<QuadFinder> {
  const load = createRequire(folder);
  const cv = load('@techstark/opencv-js') as OpenCv;
  if (cv.Mat === undefined) await new Promise<void>((resolve) => (cv.onRuntimeInitialized = resolve));
  Object.assign(globalThis, { cv });
  const Scanner = load('jscanify/client') as new () => Jscanify;
  const scanner = new Scanner();
  return ({ data, side }) => {
    const image = cv.matFromImageData({ data, width: side, height: side });
    const contour = scanner.findPaperContour(image);
    const corners = contour === null ? {} : scanner.getCornerPoints(contour, image);
    image.delete();
    return Promise.resolve(
      quadOf(['topLeft', 'topRight', 'bottomRight', 'bottomLeft'].map((name) => corners[`${name}Corner`])),
    );
  };
}

interface Scanic {
  scanDocument(image: object): Promise<{
    readonly success: boolean;
    readonly corners: Readonly<Record<string, Corner>> | null;
  }>;
}

async function makeScanic(): Promise<QuadFinder> {
  Object.assign(globalThis, { OffscreenCanvas: ScalingCanvas });
  const entry = pathToFileURL(`${folder}node_modules/scanic/dist/scanic.js`).href;
  const { scanDocument } = (await import(entry)) as Scanic;
  return async ({ data, side }) => {
    const { success, corners } = await scanDocument({ data, width: side, height: side });
    if (!success || corners === null) return null;
    return quadOf(['topLeft', 'topRight', 'bottomRight', 'bottomLeft'].map((name) => corners[name]));
  };
}

function quadOf(corners: readonly (Corner | undefined)[]): readonly (readonly [number, number])[] | null {
  const found = corners.filter((corner) => corner !== undefined);
  return found.length === 4 ? found.map(({ x, y }) => [x, y] as const) : null;
}

/** The part of a canvas with which scanic scales a picture down, for Node. */
class ScalingCanvas {
  #picture: RgbaSquare = { data: new Uint8ClampedArray(4), side: 1 };

  getContext() {
    return {
      putImageData: ({ data, width }: { readonly data: RgbaSquare['data']; readonly width: number }) => {
        this.#picture = { data, side: width };
      },
      drawImage: (source: ScalingCanvas, ...[, , , , , , side]: readonly number[]) => {
        this.#picture = { data: averaged(source.#picture, side!), side: side! };
      },
      getImageData: () => ({ data: this.#picture.data }),
    };
  }
}

/** Each pixel is the mean of four places in the part of the picture that it covers. */
function averaged({ data, side }: RgbaSquare, target: number): Uint8ClampedArray {
  const small = new Uint8ClampedArray(target * target * 4);
  const scale = side / target;
  for (let y = 0; y < target; y += 1) {
    for (let x = 0; x < target; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0;
        for (const [u, v] of [
          [0.25, 0.25],
          [0.75, 0.25],
          [0.25, 0.75],
          [0.75, 0.75],
        ] as const) {
          sum += data[(Math.floor((y + v) * scale) * side + Math.floor((x + u) * scale)) * 4 + channel]!;
        }
        small[(y * target + x) * 4 + channel] = sum / 4;
      }
    }
  }
  return small;
}
