import { squareSide, type FaceBox } from '@recto/core';
import type { LumaFrame } from '../luma-frame.ts';
import { coverOf } from './cover.ts';
import { isSameFace, oneBoxPerFace, overlaps, readBoxes } from './face-boxes.ts';
import type { Kernels } from './kernels/kernels.ts';
import { plainKernels } from './kernels/plain-kernels.ts';
import { simdKernels } from './kernels/simd-kernels.ts';
import { planNetwork, type Network } from './network.ts';
import { rgbSquare } from './rgb-square.ts';

/**
 * The searches of one frame: the side of the square that the network sees, in pixels, and how much of the frame is in
 * it. The second search comes only if the first is not sure, and finds small faces and turned ones. The others come
 * only if there was nothing at all: one magnifies the middle, for a face far away; one completes a face at the edge
 * by its mirror image.
 */
const views = [
  { side: 96, part: 1, minimumScore: 0.25 },
  { side: 128, part: 1, minimumScore: 0.25 },
  { side: 128, part: 0.5, minimumScore: 0.4 },
  { side: 96, part: 1.5, minimumScore: 0.4 },
] as const;

/** With a face that is as certain as this, there is no second search. */
const sureScore = 0.4;

/** A face, and how certain it is that something hides its eyes or its mouth, 0 to 1. */
export interface DetectedFace extends FaceBox {
  readonly covered: number;
}

interface Look {
  readonly network: Network;
  readonly kernels: Kernels;
}

/**
 * Finds where faces are in a square picture. It tells nothing about whose face it is: it computes boxes, and
 * keeps nothing from one picture to the next. Its weights are those of the tiny face detector in
 * `@vladmandic/face-api`; what runs them is in this folder.
 */
export class FaceDetector {
  /** Whether it computes with WebAssembly and SIMD; if not, the same takes several times longer. */
  readonly usesSimd: boolean;
  /** By the side of the square. */
  readonly #looks: ReadonlyMap<number, Look>;

  private constructor(looks: ReadonlyMap<number, Look>, usesSimd: boolean) {
    this.#looks = looks;
    this.usesSimd = usesSimd;
  }

  /**
   * @param weights the bytes of `model/tiny-face-detector.bin`.
   * @param wasm the bytes of `kernels/face-kernels.wasm`; null, or a browser that can't run it, gives a slower
   * detector with the same results.
   * @throws RangeError if the weights are not those of this detector.
   */
  static load(weights: ArrayBuffer, wasm: ArrayBuffer | null): FaceDetector {
    let usesSimd = true;
    const looks = new Map<number, Look>();
    for (const side of new Set(views.map((view) => view.side))) {
      const network = planNetwork(weights, side);
      const simd = wasm === null ? null : simdKernels(wasm, network.bytes);
      usesSimd &&= simd !== null;
      const kernels = simd ?? plainKernels(network.bytes);
      network.prepare(kernels);
      looks.set(side, { network, kernels });
    }
    return new FaceDetector(looks, usesSimd);
  }

  /** @returns the faces in thousandths of the square's side, the largest first. */
  detect(frame: LumaFrame): readonly DetectedFace[] {
    const boxes: DetectedFace[] = [];
    for (const { side, part, minimumScore } of views) {
      if (part !== 1 && boxes.length > 0) break;
      const { network, kernels } = this.#looks.get(side)!;
      const output = network.run(kernels, rgbSquare(frame, side, part));
      const found = oneBoxPerFace(readBoxes(output, network.cells, minimumScore), overlaps);
      const features = network.features(kernels);
      boxes.push(
        ...found.map((box) => ({
          ...inFrame(box, part),
          covered: part === 1 ? coverOf(features, network.cells, box) : 0,
        })),
      );
      if (boxes.some(({ score }) => score >= sureScore)) break;
    }
    return oneBoxPerFace(boxes, isSameFace);
  }
}

/** A box of a view in thousandths of the frame. */
function inFrame({ centre, width, height, score }: FaceBox, part: number): FaceBox {
  const at = (place: number) => (place - squareSide / 2) * part + squareSide / 2;
  return {
    centre: { x: at(centre.x), y: at(centre.y) },
    width: width * part,
    height: height * part,
    score,
  };
}
