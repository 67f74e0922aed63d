import { references } from './custom-properties.ts';
import { qrCode as qrCodeColors, viewfinder as viewfinderColors } from './fixed-palette.ts';
import { light } from './palette.ts';
import { radii } from './radii.ts';
import * as scales from './scales.ts';

/** The design tokens for styled components; each is a `var(--recto-…)`. */

export const color = references('color', light);
export const viewfinder = references('viewfinder', viewfinderColors);
export const qrCode = references('qr-code', qrCodeColors);
export const space = references('space', scales.spaces);
export const textSize = references('text', scales.textSizes);
export const weight = references('weight', scales.fontWeights);
export const leading = references('leading', scales.lineHeights);
export const font = references('font', scales.fontFamilies);
export const radius = references('radius', radii);
export const stroke = references('stroke', scales.strokes);
export const target = references('target', scales.targets);
export const size = references('size', scales.sizes);
export const motion = references('motion', scales.motions);
export const safeArea = references('safe', scales.safeAreas);
export const layer = references('layer', scales.layers);

/** Media and container queries; they can't read custom properties. */
export const media = {
  /** A tablet or a desktop screen. */
  wide: '@media (min-width: 44em) and (min-height: 36em)',
  /** Too low for sticky elements: a phone in landscape, or with the keyboard open. */
  low: '@media (max-height: 26em)',
  /** Such a screen with room for two columns. */
  lowAndWide: '@media (max-height: 26em) and (min-width: 36em)',
  /** Text so large that sticky elements would cover half the screen. A container query, because a media query ignores the user's text size. */
  largeText: '@container (max-width: 14em)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** The user wants a plain ground below text. */
  plainGround:
    '@media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active)',
  forcedColors: '@media (forced-colors: active)',
} as const;
