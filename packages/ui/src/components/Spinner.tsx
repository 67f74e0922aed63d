import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../theme/reduced-motion.ts';
import { motion } from '../theme/tokens.ts';

export interface SpinnerProps {
  /** Its side as a CSS length, such as a token or `1.25em`. */
  readonly size?: string;
}

/**
 * Something is going on; say what beside it, in words. It has the colour of the text around it.
 * With reduced motion it breathes instead of turning.
 */
export function Spinner({ size = '1.375em' }: SpinnerProps) {
  return (
    <Turning aria-hidden="true" viewBox="0 0 24 24" fill="none" $size={size}>
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.28" />
      <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </Turning>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

const Turning = styled.svg<{ readonly $size: string }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  animation: ${turn} ${motion.turn} linear infinite;
  ${reducedMotion(css`
    animation: ${breathe} ${motion.turn} ease-in-out infinite;
  `)}
`;
