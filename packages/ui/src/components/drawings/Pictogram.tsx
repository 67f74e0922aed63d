import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { rem } from '../../theme/rem.ts';
import { tones, type Tone } from '../../theme/tones.ts';

/** The symbol on what is drawn. It carries the meaning without the colour. */
type PictogramSign = 'check' | 'redo' | 'clock' | 'alert' | 'question';

export interface PictogramProps {
  readonly sign: PictogramSign;
  readonly tone: Tone;
}

/**
 * A card between viewfinder corner marks, with a symbol on it; for the clock, the letter with the link; for the question
 * mark, a signpost. Hidden from screen readers: the heading says the same.
 */
export function Pictogram({ sign, tone }: PictogramProps) {
  return (
    <Drawing viewBox="0 0 132 102" aria-hidden="true" $tone={tone}>
      <path
        className="marks"
        d="M4 21V10a6 6 0 0 1 6-6h11M111 4h11a6 6 0 0 1 6 6v11M128 81v11a6 6 0 0 1-6 6h-11M21 98H10a6 6 0 0 1-6-6V81"
      />
      {sign === 'clock' ? letter : sign === 'question' ? signpost : card}
      <circle className="seal" cx="100" cy="72" r="19.5" />
      <path className="sign" d={signs[sign]} />
    </Drawing>
  );
}

const paper = <rect className="card" x="21" y="21" width="88" height="58" rx="7" />;

const card: ReactNode = (
  <>
    {paper}
    <path className="print" d="M34 35h20v26H34ZM65 38h31M65 49h31M65 60h16" />
  </>
);

const letter: ReactNode = (
  <>
    {paper}
    <path d="m24 26 35 26a10 10 0 0 0 12 0l35-26" />
  </>
);

const signpost: ReactNode = (
  <>
    <path d="M60 16v74M48 90h24" />
    <path className="card" d="M33 22h50l12 10-12 10H33a3 3 0 0 1-3-3V25a3 3 0 0 1 3-3Z" />
    <path className="card" d="M89 50H40L28 60l12 10h49a3 3 0 0 0 3-3V53a3 3 0 0 0-3-3Z" />
    <path className="print" d="M42 32h30M50 60h22" />
  </>
);

/** SVG paths centred on (100, 72). */
const signs: Readonly<Record<PictogramSign, string>> = {
  check: 'm91.5 72.5 6 6 11.5-12',
  redo: 'M91.9 69.5a8.6 8.6 0 1 1-.2 5.2M91 63v6.8h6.8',
  clock: 'M100 61.5V72l6.5 4.5',
  alert: 'M100 62v11.5m0 6.5v.1',
  question: 'M94.8 67.5a5.3 5.3 0 1 1 7.7 4.7c-1.7.8-2.5 1.9-2.5 3.8m0 5.5v.1',
};

const Drawing = styled.svg<{ readonly $tone: Tone }>`
  width: ${rem(8)};
  fill: none;
  stroke: ${color.ink};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
  .marks {
    stroke: ${color.outline};
  }
  .card {
    fill: ${color.surface};
  }
  .print {
    stroke: ${color.outline};
  }
  .seal {
    fill: ${({ $tone }) => tones[$tone].ink};
    stroke: ${color.paper};
    stroke-width: 5;
  }
  .sign {
    stroke: ${({ $tone }) => tones[$tone].ground};
    stroke-width: 3.5;
  }
  ${media.forcedColors} {
    &,
    .marks,
    .print {
      stroke: CanvasText;
    }
    .card {
      fill: Canvas;
    }
    .seal {
      fill: CanvasText;
      stroke: Canvas;
    }
    .sign {
      stroke: Canvas;
    }
  }
`;
