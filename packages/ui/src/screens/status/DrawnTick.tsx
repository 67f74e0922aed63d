import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../../theme/reduced-motion.ts';
import { rem } from '../../theme/rem.ts';
import { color, media, motion } from '../../theme/tokens.ts';

/** A tick that draws itself once, as the screen appears. Hidden from screen readers: the heading says the same. */
export function DrawnTick() {
  return (
    <Drawing viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="32" />
      <path pathLength="1" d="m19.5 33 9 9 17-19" />
    </Drawing>
  );
}

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

/** Its dash is longer than the line, so that no end of it shows where the line begins. */
const Drawing = styled.svg`
  width: ${rem(4)};
  fill: ${color.successWash};
  path {
    fill: none;
    stroke: ${color.successInk};
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 1 2;
    animation: ${draw} 400ms ${motion.easing} 150ms backwards;
    ${reducedMotion(css`
      animation: none;
    `)}
  }
  ${media.forcedColors} {
    fill: none;
    path {
      stroke: CanvasText;
    }
  }
`;
