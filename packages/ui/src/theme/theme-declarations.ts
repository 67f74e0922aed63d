import { declarations } from './custom-properties.ts';
import { dark, light, qrCode, viewfinder } from './palette.ts';
import * as scales from './scales.ts';

/** The declarations of all custom properties, for the global style sheet. */

export const lightDeclarations = `color-scheme: light; ${declarations('color', light)}`;
export const darkDeclarations = `color-scheme: dark; ${declarations('color', dark)}`;
export const reducedMotionDeclarations = declarations('motion', scales.reducedMotions);

/** The values that are the same in both colour schemes. */
export const schemeIndependentDeclarations = [
  declarations('viewfinder', viewfinder),
  declarations('qr-code', qrCode),
  declarations('space', scales.spaces),
  declarations('text', scales.textSizes),
  declarations('weight', scales.fontWeights),
  declarations('leading', scales.lineHeights),
  declarations('font', scales.fontFamilies),
  declarations('radius', scales.radii),
  declarations('stroke', scales.strokes),
  declarations('target', scales.targets),
  declarations('size', scales.sizes),
  declarations('motion', scales.motions),
  declarations('safe', scales.safeAreas),
  declarations('layer', scales.layers),
].join('\n');
