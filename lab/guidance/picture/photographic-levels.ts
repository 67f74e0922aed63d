/** Brightness from 0 to 255 to light from 0 to 1. */
export const lightOfLevel = Float32Array.from({ length: 256 }, (_, level) => {
  const value = level / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const steps = 8192;

/** Light to brightness, with the soft end that cameras give to highlights. */
const levelOfLight = Float32Array.from({ length: steps + 1 }, (_, step) => {
  const light = (step / steps) * 2;
  const rolled = light < 0.8 ? light : 0.8 + 0.2 * (1 - Math.exp(-(light - 0.8) / 0.2));
  const value = rolled <= 0.0031308 ? rolled * 12.92 : 1.055 * rolled ** (1 / 2.4) - 0.055;
  return value * 255;
});

/** The same without a soft end: what is brighter than white is white. */
export function clippedLevel(light: number): number {
  return light >= 1 ? 255 : light <= 0.0031308 ? light * 3294.6 : 269.025 * light ** (1 / 2.4) - 14.025;
}

/** @param light 0 or more; 1 is white. @returns 0 to 255, not rounded. */
export function toLevel(light: number): number {
  return light >= 2 ? levelOfLight[steps]! : levelOfLight[(light * (steps / 2)) | 0]!;
}
