import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../../theme/reduced-motion.ts';
import { motion, viewfinder } from '../../theme/tokens.ts';

/** A phone that turns from lying to upright, again and again; with reduced motion it stands, with an arrow. */
export function TurningPhone() {
  return (
    <Drawing viewBox="0 0 120 120" aria-hidden="true">
      <path d="M104 60a44 44 0 0 0-44-44m8-8-8 8 8 8" />
      <path d="M16 60a44 44 0 0 0 44 44m-8 8 8-8-8-8" />
      <Phone>
        <rect x="41" y="27" width="38" height="66" rx="7" />
        <path d="M55 84h10" />
      </Phone>
    </Drawing>
  );
}

const turn = keyframes`
  0%, 20% { transform: rotate(90deg); }
  60%, 100% { transform: rotate(0deg); }
`;

const Drawing = styled.svg`
  flex: none;
  width: 120px;
  height: 120px;
  fill: none;
  stroke: ${viewfinder.guide};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Phone = styled.g`
  transform-origin: 60px 60px;
  animation: ${turn} 2400ms ${motion.easing} infinite;
  ${reducedMotion(css`
    animation: none;
  `)}
`;
