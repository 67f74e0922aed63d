import type { FaceBox } from '@recto/core';
import type { LumaFrame } from '../luma-frame.ts';
import { isSameFace, oneBoxPerFace, overlaps, readBoxes } from './face-boxes.ts';
import type { Kernels } from './kernels/kernels.ts';
import { plainKernels } from './kernels/plain-kernels.ts';
import { simdKernels } from './kernels/simd-kernels.ts';
import { planNetwork, type Network } from './network.ts';
import { rgbSquare } from './rgb-square.ts';

/**
 * The sides of the squares that the detector looks at, in pixels. It looks again, more closely, only if it is not
 * sure about what it saw first: that finds small faces and turned ones.
 */
const sides = [96, 128];

/** A box that is less certain than this is no face. */
const minimumScore = 0.25;

/** With a face that is as certain as this, there is no second look. */
const sureScore = 0.4;

interface Look {
  readonly side: number;
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
  readonly #looks: readonly Look[];

  private constructor(looks: readonly Look[], usesSimd: boolean) {
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
    const looks = sides.map((side) => {
      const network = planNetwork(weights, side);
      const simd = wasm === null ? null : simdKernels(wasm, network.bytes);
      usesSimd &&= simd !== null;
      const kernels = simd ?? plainKernels(network.bytes);
      network.prepare(kernels);
      return { side, network, kernels };
    });
    return new FaceDetector(looks, usesSimd);
  }

  /** @returns the faces in thousandths of the square's side, the largest first. */
  detect(frame: LumaFrame): readonly FaceBox[] {
    const boxes: FaceBox[] = [];
    for (const { side, network, kernels } of this.#looks) {
      const output = network.run(kernels, rgbSquare(frame, side));
      boxes.push(...oneBoxPerFace(readBoxes(output, network.cells, minimumScore), overlaps));
      if (boxes.some(({ score }) => score >= sureScore)) break;
    }
    return oneBoxPerFace(boxes, isSameFace);
  }
}
