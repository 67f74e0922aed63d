import { css } from 'styled-components';
import { color, space, stroke } from './tokens.ts';

/** A focus ring of two colours, visible on paper, on the accent and over a photo. The outline remains in forced-colors mode. */
export const focusRing = css`
  &:focus-visible {
    outline: ${stroke.focus} solid ${color.focusOuter};
    outline-offset: ${space.half};
    box-shadow: 0 0 0 ${space.half} ${color.focusInner};
  }
`;
