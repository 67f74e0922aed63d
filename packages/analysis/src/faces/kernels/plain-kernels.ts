import type { Kernels } from './kernels.ts';

/** The kernels in JavaScript. @param bytes how much memory they get. */
export function plainKernels(bytes: number): Kernels {
  const memory = new ArrayBuffer(bytes);
  const values = new Float32Array(memory);
  return {
    memory,
    dense: (...operands) => dense(values, ...operands),
    depthwise: (...operands) => depthwise(values, ...operands),
    maxPool: (...operands) => maxPool(values, ...operands),
  };
}

function dense(
  values: Float32Array,
  ...[input, weights, bias, output, pixels, inputs, outputs, slope]: Parameters<Kernels['dense']>
): void {
  let from = input >> 2;
  let to = output >> 2;
  for (let pixel = 0; pixel < pixels; pixel++, from += inputs, to += outputs) {
    // Four outputs at a time: each input is read once for all four, and the sums stay in registers.
    for (let block = 0; block < outputs; block += 4) {
      const offset = (bias >> 2) + block;
      let a = values[offset]!;
      let b = values[offset + 1]!;
      let c = values[offset + 2]!;
      let d = values[offset + 3]!;
      let weight = (weights >> 2) + block;
      for (let i = 0; i < inputs; i++, weight += outputs) {
        const x = values[from + i]!;
        a += x * values[weight]!;
        b += x * values[weight + 1]!;
        c += x * values[weight + 2]!;
        d += x * values[weight + 3]!;
      }
      values[to + block] = a > 0 ? a : a * slope;
      values[to + block + 1] = b > 0 ? b : b * slope;
      values[to + block + 2] = c > 0 ? c : c * slope;
      values[to + block + 3] = d > 0 ? d : d * slope;
    }
  }
}

function depthwise(
  values: Float32Array,
  ...[input, filter, output, side, channels]: Parameters<Kernels['depthwise']>
): void {
  const row = (side + 2) * channels;
  const weights = filter >> 2;
  let to = output >> 2;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const from = (input >> 2) + y * row + x * channels;
      for (let channel = 0; channel < channels; channel++, to++) {
        let sum = 0;
        for (let line = 0; line < 3; line++) {
          const a = from + line * row + channel;
          const b = weights + 3 * line * channels + channel;
          sum +=
            values[a]! * values[b]! +
            values[a + channels]! * values[b + channels]! +
            values[a + 2 * channels]! * values[b + 2 * channels]!;
        }
        values[to] = sum;
      }
    }
  }
}

function maxPool(
  values: Float32Array,
  ...[input, output, side, channels, stride, outputRow]: Parameters<Kernels['maxPool']>
): void {
  const row = side * channels;
  for (let y = 0, line = output >> 2; y < side; y += stride, line += outputRow >> 2) {
    const below = y + 1 < side ? row : 0;
    for (let x = 0, to = line; x < side; x += stride) {
      const right = x + 1 < side ? channels : 0;
      const from = (input >> 2) + y * row + x * channels;
      for (let channel = from; channel < from + channels; channel++, to++) {
        values[to] = Math.max(
          values[channel]!,
          values[channel + right]!,
          values[channel + below]!,
          values[channel + below + right]!,
        );
      }
    }
  }
}
