import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../theme/reduced-motion.ts';
import { motion } from '../theme/tokens.ts';

export interface SpinnerProps {
  /** Width and height as a CSS length, such as a token or `1.25em`. */
  readonly size?: string;
}

/**
 * An activity spinner in the text's colour. It is hidden from screen readers, so put a text beside it.
 * With reduced motion it fades in and out instead of turning.
 */
export function Spinner({ size = '1.375em' }: SpinnerProps) {
  return (
    <SpinnerSvg aria-hidden="true" viewBox="0 0 24 24" fill="none" $size={size}>
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.28" />
      <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </SpinnerSvg>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const fade = keyframes`
  50% { opacity: 0.35; }
`;

const SpinnerSvg = styled.svg<{ readonly $size: string }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  animation: ${turn} ${motion.turn} linear infinite;
  ${reducedMotion(css`
    animation: ${fade} ${motion.turn} ease-in-out infinite;
  `)}
`;
