import { declarations } from './custom-properties.ts';
import { qrCode, viewfinder } from './fixed-palette.ts';
import { dark, light } from './palette.ts';
import { radii } from './radii.ts';
import { remProperty } from './rem.ts';
import * as scales from './scales.ts';

/** The declarations of all custom properties, for the global style sheet. */

/** `display` values for what is shown in one scheme only, such as an operator's logo. */
const shownIn = (scheme: string) => `--recto-show-${scheme}: block;`;
const hiddenIn = (scheme: string) => `--recto-show-${scheme}: none;`;

export const lightDeclarations = `color-scheme: light; ${shownIn('light')} ${hiddenIn('dark')} ${declarations('color', light)}`;
export const darkDeclarations = `color-scheme: dark; ${shownIn('dark')} ${hiddenIn('light')} ${declarations('color', dark)}`;
export const reducedMotionDeclarations = declarations('motion', scales.reducedMotions);

/** The values that are the same in both colour schemes. */
export const schemeIndependentDeclarations = [
  `${remProperty}: 1rem;`,
  declarations('viewfinder', viewfinder),
  declarations('qr-code', qrCode),
  declarations('space', scales.spaces),
  declarations('text', scales.textSizes),
  declarations('weight', scales.fontWeights),
  declarations('leading', scales.lineHeights),
  declarations('font', scales.fontFamilies),
  declarations('radius', radii),
  declarations('stroke', scales.strokes),
  declarations('target', scales.targets),
  declarations('size', scales.sizes),
  declarations('motion', scales.motions),
  declarations('safe', scales.safeAreas),
  declarations('layer', scales.layers),
].join('\n');
