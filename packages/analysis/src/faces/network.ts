import type { Kernels } from './kernels/kernels.ts';
import { dequantise } from './weights.ts';

/** The colour that the network was trained to see as 0: red, green, blue. */
const meanColour = [117.001, 114.697, 97.404] as const;

/** The slope of all activations below 0; the network's own output has none. */
const leak = 0.1;

/** Channels after the first layer, and after each of the five separable ones. */
const firstChannels = 16;
const separable = [
  { name: 'conv1', channels: 32, pool: 2 },
  { name: 'conv2', channels: 64, pool: 2 },
  { name: 'conv3', channels: 128, pool: 2 },
  { name: 'conv4', channels: 256, pool: 2 },
  { name: 'conv5', channels: 512, pool: 1 },
] as const;

/** For each cell and anchor: x, y, width, height, score. Padded, because `dense` computes multiples of 16. */
export const outputValues = 25;
const paddedOutputs = 32;

/** The channels after the last separable layer. */
export const featureValues = 512;

const floatBytes = 4;

type Step = (kernels: Kernels) => void;

/** A network for squares of one size: where its weights and activations are in memory, and what to compute. */
export interface Network {
  /** How much memory it needs. */
  readonly bytes: number;
  /** Cells per row and per column of the output. */
  readonly cells: number;
  /** Writes the weights; once for each memory. */
  prepare(kernels: Kernels): void;
  /**
   * @param rgb `side` × `side` pixels with red, green and blue, 0 to 255.
   * @returns `outputValues` values for each cell, row by row; valid until the next run.
   */
  run(kernels: Kernels, rgb: ArrayLike<number>): Float32Array;
  /** What the boxes were computed from: `featureValues` values for each cell, row by row; valid until the next run. */
  features(kernels: Kernels): Float32Array;
}

/**
 * Plans the tiny face detector: a 3 × 3 convolution, five layers that filter each channel on its own and then
 * combine the channels, each followed by a maximum over 2 × 2 pixels, and one layer that reads the boxes.
 * @param weights the bytes of `model/tiny-face-detector.bin`.
 * @param side of the square in pixels, a multiple of 32.
 * @throws RangeError if the weights have another length.
 */
export function planNetwork(weights: ArrayBuffer, side: number): Network {
  const tensors = dequantise(weights);
  foldColour(tensors['conv0/filters'], tensors['conv0/bias']);

  let bytes = 0;
  /** @returns the address of so many values, which starts at a multiple of 16 for SIMD. */
  const reserve = (values: number): number => {
    const address = bytes;
    bytes += Math.ceil((values * floatBytes) / 16) * 16;
    return address;
  };
  const stored: (readonly [address: number, values: Float32Array])[] = [];
  const store = (values: Float32Array): number => {
    const address = reserve(values.length);
    stored.push([address, values]);
    return address;
  };
  const steps: Step[] = [];

  // Each pixel's 3 × 3 neighbours, without a border, so that the first layer is a dense one, too.
  let width = side - 2;
  let channels: number = firstChannels;
  const patches = reserve(width * width * 27);
  let picture = reserve(width * width * channels);
  {
    const [filters, bias] = [store(tensors['conv0/filters']), store(tensors['conv0/bias'])];
    const [output, pixels] = [picture, width * width];
    steps.push((kernels) => kernels.dense(patches, filters, bias, output, pixels, 27, firstChannels, leak));
  }

  /** Adds a maximum over 2 × 2 pixels. Its result has a border of zeros if a 3 × 3 filter follows. */
  const pool = (stride: number, border: 0 | 1): void => {
    const [input, inputSide, depth] = [picture, width, channels];
    width = Math.ceil(width / stride);
    const row = (width + 2 * border) * depth;
    picture = reserve(row * (width + 2 * border));
    const inner = picture + border * (row + depth) * floatBytes;
    steps.push((kernels) => kernels.maxPool(input, inner, inputSide, depth, stride, row * floatBytes));
  };

  pool(2, 1);
  for (const { name, channels: outputs, pool: stride } of separable) {
    const filter = store(tensors[`${name}/depthwise`]);
    const [pointwise, bias] = [store(tensors[`${name}/pointwise`]), store(tensors[`${name}/bias`])];
    const [input, inputs, inputSide] = [picture, channels, width];
    const filtered = reserve(width * width * inputs);
    const output = reserve(width * width * outputs);
    steps.push((kernels) => {
      kernels.depthwise(input, filter, filtered, inputSide, inputs);
      kernels.dense(filtered, pointwise, bias, output, inputSide * inputSide, inputs, outputs, leak);
    });
    picture = output;
    channels = outputs;
    pool(stride, stride === 1 ? 0 : 1);
  }

  const cells = width;
  const [features, boxes] = [picture, reserve(cells * cells * paddedOutputs)];
  {
    const filters = store(padRows(tensors['conv8/filters']));
    const bias = store(padRows(tensors['conv8/bias']));
    const [input, inputs] = [picture, channels];
    steps.push((kernels) =>
      kernels.dense(input, filters, bias, boxes, cells * cells, inputs, paddedOutputs, 1),
    );
  }

  return {
    bytes,
    cells,
    prepare({ memory }) {
      for (const [address, values] of stored) new Float32Array(memory, address).set(values);
    },
    run(kernels, rgb) {
      gatherPatches(rgb, side, new Float32Array(kernels.memory, patches));
      for (const step of steps) step(kernels);
      const padded = new Float32Array(kernels.memory, boxes, cells * cells * paddedOutputs);
      return padded.filter((_, index) => index % paddedOutputs < outputValues);
    },
    features({ memory }) {
      return new Float32Array(memory, features, cells * cells * featureValues);
    },
  };
}

/** Moves the colour's shift and scale, (colour − mean) / 255, into the first layer's weights. */
function foldColour(filters: Float32Array, bias: Float32Array): void {
  for (let tap = 0; tap < 27; tap++) {
    for (let channel = 0; channel < firstChannels; channel++) {
      const index = tap * firstChannels + channel;
      const weight = filters[index]! / 255;
      filters[index] = weight;
      bias[channel]! -= weight * meanColour[tap % 3]!;
    }
  }
}

/** Copies the 3 × 3 × 3 values around each pixel that has all its neighbours. */
function gatherPatches(rgb: ArrayLike<number>, side: number, patches: Float32Array): void {
  let to = 0;
  for (let y = 0; y < side - 2; y++) {
    for (let x = 0; x < side - 2; x++) {
      for (let line = 0; line < 3; line++) {
        const from = ((y + line) * side + x) * 3;
        for (let value = from; value < from + 9; value++) patches[to++] = rgb[value]!;
      }
    }
  }
}

/** Adds zeros to each row of the last layer's weights. */
function padRows(values: Float32Array): Float32Array {
  const rows = values.length / outputValues;
  const padded = new Float32Array(rows * paddedOutputs);
  for (let row = 0; row < rows; row++) {
    padded.set(values.subarray(row * outputValues, (row + 1) * outputValues), row * paddedOutputs);
  }
  return padded;
}
