import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../../../theme/reduced-motion.ts';
import { motion, viewfinder } from '../../../theme/tokens.ts';

export interface UploadRingProps {
  /** The provider has the photo: the ring closes, with a tick. */
  readonly sent: boolean;
}

/** The spinner of an upload (§2): a thin ring over the photo that closes into a tick. The text beside it says the same. */
export function UploadRing({ sent }: UploadRingProps) {
  return (
    <Drawing viewBox="0 0 72 72" aria-hidden="true" data-sent={sent}>
      <Ground cx="36" cy="36" r="36" />
      <Track cx="36" cy="36" r="30" />
      <Turning $still={sent}>
        <Arc cx="36" cy="36" r="30" pathLength="100" $closed={sent} />
      </Turning>
      {sent && <Tick d="m24 37 8.5 8.5L49 29" pathLength="100" />}
    </Drawing>
  );
}

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 72px;
  height: 72px;
  margin: auto;
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
  fill: none;
`;

const Ground = styled.circle`
  fill: ${viewfinder.veil};
`;

const Track = styled.circle`
  stroke: ${viewfinder.controlOutline};
  opacity: 0.5;
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const fade = keyframes`
  50% { opacity: 0.35; }
`;

const Turning = styled.g<{ readonly $still: boolean }>`
  transform-origin: 36px 36px;
  animation: ${turn} ${motion.turn} linear infinite;
  ${reducedMotion(css`
    animation: ${fade} ${motion.turn} ease-in-out infinite;
  `)}
  ${({ $still }) =>
    $still &&
    css`
      && {
        animation: none;
      }
    `}
`;

const Arc = styled.circle<{ readonly $closed: boolean }>`
  stroke: ${viewfinder.guide};
  stroke-dasharray: ${({ $closed }) => ($closed ? '100 0' : '25 75')};
  transition: stroke-dasharray ${motion.base} ${motion.easing};
`;

const draw = keyframes`
  from { stroke-dashoffset: 100; }
`;

const Tick = styled.path`
  stroke: ${viewfinder.guide};
  stroke-width: 4;
  stroke-dasharray: 100;
  animation: ${draw} ${motion.base} ${motion.easing};
  ${reducedMotion(css`
    animation: none;
  `)}
`;
