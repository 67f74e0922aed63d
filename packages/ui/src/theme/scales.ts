import { rem } from './rem.ts';

/** All design values that are not colours. Text scales with the user's text size (`rem()`); spacing does not (`px`). */

/** Steps of 4 px. */
export const spaces = {
  half: '2px',
  x1: '4px',
  x2: '8px',
  x3: '12px',
  x4: '16px',
  x5: '20px',
  x6: '24px',
  x8: '32px',
  x10: '40px',
  x12: '48px',
  x16: '64px',
} as const;

const titleSizeIn = (width: string) => `min(${rem(1.9375)}, max(${rem(1.3125)}, ${width}))`;

/** The title's size, by the width of the container instead of the window. */
export const titleSizeInContainer = titleSizeIn('13cqw');

export const textSizes = {
  small: rem(0.9375),
  body: rem(1.0625),
  lead: rem(1.1875),
  heading: rem(1.3125),
  /** The hint in the viewfinder. It grows with the text, until its longest word fills the screen. */
  hint: `min(${rem(1.25)}, 10cqi)`,
  /** Grows less than the other sizes: the longest word has to fit on a line. */
  title: titleSizeIn('13vw'),
} as const;

export const fontWeights = { regular: '400', medium: '550', strong: '600', bold: '680' } as const;

export const lineHeights = { title: '1.14', heading: '1.25', control: '1.2', body: '1.5' } as const;

export const fontFamilies = {
  text: "'Atkinson Hyperlegible Next Variable', ui-sans-serif, system-ui, sans-serif",
} as const;

export const strokes = { hairline: '1px', control: '1.5px', icon: '1.75px', focus: '3px' } as const;

/** Minimum sizes of touch targets. */
export const targets = { main: '44px', primary: '56px', shutter: '76px' } as const;

export const sizes = {
  /** Maximum width of the column of text and controls. */
  column: rem(34),
  icon: rem(1.5),
  iconSmall: rem(1.25),
  /** Space between the column and the screen's edge. */
  gutter: '20px',
} as const;

export const motions = {
  /** A screen that goes. */
  leave: '90ms',
  fast: '120ms',
  /** A photo to the camera's picture. */
  cross: '160ms',
  /** The camera's picture from dark. */
  fade: '180ms',
  base: '220ms',
  slow: '360ms',
  /** One cycle of a repeating animation. */
  turn: '900ms',
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

/** For reduced motion: transitions are immediate. */
export const reducedMotions = {
  fast: '0ms',
  cross: '0ms',
  fade: '0ms',
  base: '0ms',
  slow: '0ms',
  turn: '2400ms',
} as const;

/** Space taken by notches, rounded corners and home bars. */
export const safeAreas = {
  top: 'env(safe-area-inset-top, 0px)',
  right: 'env(safe-area-inset-right, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
  left: 'env(safe-area-inset-left, 0px)',
} as const;

/** `z-index` values; a modal dialog is above all of them, in the browser's top layer. */
export const layers = { sticky: '10', viewfinder: '20', loading: '30', toasts: '40' } as const;
