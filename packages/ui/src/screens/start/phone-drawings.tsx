import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { viewfinder } from '../../theme/tokens.ts';

/** What the phone of `StartPicture` shows, still and moving. */

export interface DrawingProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** A drawing in the phone. */
export const Drawing = ({ children, className }: DrawingProps) => (
  <Lines viewBox="0 0 48 36" fill="none" strokeWidth="1.2" strokeLinecap="round" className={className}>
    {children}
  </Lines>
);

/** Between the marks of the viewfinder: what is on the card is drawn by `side`. */
const marks =
  'M2 9V6a4 4 0 0 1 4-4h4M38 2h4a4 4 0 0 1 4 4v3M46 27v3a4 4 0 0 1-4 4h-4M10 34H6a4 4 0 0 1-4-4v-3';

/** A side of a card, with lines on it. */
export const side = (lines: string): ReactNode => (
  <g>
    <rect x="5.5" y="5.5" width="37" height="25" rx="3" />
    <path d={lines} />
  </g>
);

export const cardFront = side(
  'M10 25c0-4 2.5-6 6-6s6 2 6 6M16 10.5a3.5 3.5 0 1 0 .01 0M27 13h10M27 18h10M27 23h6',
);

export const frame = <path d={marks} />;

export const markedCard = (
  <>
    {frame}
    {cardFront}
  </>
);

/** In the oval of the viewfinder. */
export const face = <path d="M24 2a13 16 0 1 0 .01 0M24 10a5 5 0 1 0 .01 0M15 28.5c0-5 4-8 9-8s9 3 9 8" />;

const Lines = styled.svg`
  stroke: ${viewfinder.guide};
  g {
    stroke: ${viewfinder.cardLine};
  }
  rect {
    fill: ${viewfinder.card};
  }
`;
