import { css } from 'styled-components';
import { color, space, stroke } from './tokens.ts';

/** Two tones, so that the ring is seen on paper, on the accent and over a photo. The outline survives forced colours. */
export const focusRing = css`
  &:focus-visible {
    outline: ${stroke.focus} solid ${color.focusOuter};
    outline-offset: ${space.half};
    box-shadow: 0 0 0 ${space.half} ${color.focusInner};
  }
`;
