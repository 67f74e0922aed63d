import { css } from 'styled-components';
import { neverMirrored } from './never-mirrored.ts';

/**
 * Where a language is written from right to left (decision 8.14), logical properties such as `margin-inline-start`
 * mirror the layout. Transforms and positions know no logical sides: `inlineSign` and `inlineStart` are for them.
 */

/** 1 where lines run from left to right, -1 where they run from right to left: a factor for horizontal distances. */
export const inlineSign = 'var(--recto-inline-sign, 1)';

/** The side where a line begins, for `transform-origin` and `object-position`: 0 % is left, 100 % is right. */
export const inlineStart = `calc(50% - 50% * ${inlineSign})`;

/** For the style sheet that has the tokens. */
export const directionStyles = css`
  :where([dir='rtl']) {
    --recto-inline-sign: -1;
  }
  :where(${neverMirrored.join()}) {
    --recto-inline-sign: 1;
    direction: ltr;
  }
`;
