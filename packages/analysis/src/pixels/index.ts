export type { LumaFrame, NativePatch } from '../luma-frame.ts';
export { patchOf, pixelSquare, type FramePixels, type PatchPlace } from './frame-pixels.ts';
export { lumaOfPart, rgbaPixels, type RgbaSquare } from './rgba-pixels.ts';
export { yuvPixels, type YuvSquare } from './yuv-pixels.ts';
