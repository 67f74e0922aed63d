import { css } from 'styled-components';
import { color } from './tokens.ts';

/** Two tones, so that the ring is seen on paper, on the accent and over a photo. The outline survives forced colours. */
export const focusRing = css`
  &:focus-visible {
    outline: 3px solid ${color.focusOuter};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${color.focusInner};
  }
`;
