/*! The weights of the face detector: @vladmandic/face-api, MIT License, Copyright (c) Vladimir Mandic. */

/**
 * The weights of the tiny face detector in `@vladmandic/face-api` (MIT, see `model/LICENSE.txt`).
 * `model/tiny-face-detector.bin` is that package's `model/tiny_face_detector_model.bin`, byte for byte: one byte
 * for each weight. This table is its manifest: in which order the tensors are, and which value a byte stands for.
 */
const tensors = {
  'conv0/filters': { length: 27 * 16, scale: 0.009007044399485869, min: -1.2069439495311063 },
  'conv0/bias': { length: 16, scale: 0.005263455241334205, min: -0.9211046672334858 },
  'conv1/depthwise': { length: 9 * 16, scale: 0.004001977630690033, min: -0.5042491814669441 },
  'conv1/pointwise': { length: 16 * 32, scale: 0.013836609615999109, min: -1.411334180831909 },
  'conv1/bias': { length: 32, scale: 0.0015159862590771096, min: -0.30926119685173037 },
  'conv2/depthwise': { length: 9 * 32, scale: 0.002666276225856706, min: -0.317286870876948 },
  'conv2/pointwise': { length: 32 * 64, scale: 0.015265831292844286, min: -1.6792414422128714 },
  'conv2/bias': { length: 64, scale: 0.0020280554598453, min: -0.37113414915168985 },
  'conv3/depthwise': { length: 9 * 64, scale: 0.006100742489683862, min: -0.8907084034938438 },
  'conv3/pointwise': { length: 64 * 128, scale: 0.016276211832083907, min: -2.0508026908425725 },
  'conv3/bias': { length: 128, scale: 0.003394414279975143, min: -0.7637432129944072 },
  'conv4/depthwise': { length: 9 * 128, scale: 0.006716050119961009, min: -0.8059260143953211 },
  'conv4/pointwise': { length: 128 * 256, scale: 0.021875603993733724, min: -2.8875797271728514 },
  'conv4/bias': { length: 256, scale: 0.0041141652009066415, min: -0.8187188749804216 },
  'conv5/depthwise': { length: 9 * 256, scale: 0.008423839597141042, min: -0.9013508368940915 },
  'conv5/pointwise': { length: 256 * 512, scale: 0.030007277283014035, min: -3.8709387695088107 },
  'conv5/bias': { length: 512, scale: 0.008402082966823203, min: -1.4871686851277068 },
  'conv8/filters': { length: 512 * 25, scale: 0.028336129469030042, min: -4.675461362389957 },
  'conv8/bias': { length: 25, scale: 0.002268134028303857, min: -0.41053225912299807 },
} as const;

export type TensorName = keyof typeof tensors;

const byteLength = Object.values(tensors).reduce((sum, { length }) => sum + length, 0);

/**
 * @param file the bytes of `model/tiny-face-detector.bin`.
 * @returns the values of each tensor.
 * @throws RangeError if the file has another length.
 */
export function dequantise(file: ArrayBuffer): Readonly<Record<TensorName, Float32Array>> {
  if (file.byteLength !== byteLength) {
    throw new RangeError(
      `The face detector's weights have ${file.byteLength} bytes instead of ${byteLength}.`,
    );
  }
  let start = 0;
  const entries = Object.entries(tensors).map(([name, { length, scale, min }]) => {
    const bytes = new Uint8Array(file, start, length);
    start += length;
    return [name, Float32Array.from(bytes, (byte) => byte * scale + min)];
  });
  return Object.fromEntries(entries) as Record<TensorName, Float32Array>;
}
