import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../../theme/reduced-motion.ts';
import { color, motion } from '../../theme/tokens.ts';

/** The drawing in which the line is placed: four corners around it are Recto's mark. */
export const markViewBox = '0 0 96 72';

/** The line that moves up and down in the mark while something is loading; for an SVG with `markViewBox`. */
export function MarkLine() {
  return <Line d="M14 36h68" />;
}

/** Begins where the line rests, as in the page's own drawing. Lengths are in units of the drawing. */
const sweep = keyframes`
  from { animation-timing-function: ease-out; }
  25% { transform: translateY(-20px); animation-timing-function: ease-in-out; }
  75% { transform: translateY(20px); animation-timing-function: ease-in; }
`;

/** Most screens and cameras come sooner; each picture of the movement costs a slow phone 4 ms, which they would wait for. */
const rest = '400ms';

const fade = keyframes`
  50% { opacity: 0.3; }
`;

const Line = styled.path`
  color: ${color.accentInk};
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linecap: round;
  animation: ${sweep} calc(2 * ${motion.turn}) ${rest} infinite;
  ${reducedMotion(css`
    animation: ${fade} ${motion.turn} ease-in-out ${rest} infinite;
  `)}
`;
