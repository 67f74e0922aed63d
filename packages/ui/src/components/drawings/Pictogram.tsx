import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { tones, type NoticeTone } from '../Notice.tsx';

/** What has become of the person's documents; the sign tells it without the colour. */
export type PictogramSign = 'check' | 'redo' | 'clock' | 'alert' | 'question';

export interface PictogramProps {
  readonly sign: PictogramSign;
  readonly tone: NoticeTone;
}

/** A card between the corner marks of the viewfinder, and a sign on it. Never read aloud: the heading says it. */
export function Pictogram({ sign, tone }: PictogramProps) {
  return (
    <Drawing viewBox="0 0 128 96" aria-hidden="true" $tone={tone}>
      <path
        className="marks"
        d="M4 20V10a6 6 0 0 1 6-6h12M106 4h12a6 6 0 0 1 6 6v10M124 76v10a6 6 0 0 1-6 6h-12M22 92H10a6 6 0 0 1-6-6V76"
      />
      <rect className="card" x="20" y="19" width="88" height="58" rx="7" />
      <path className="print" d="M33 33h20v26H33ZM64 36h31M64 47h31M64 58h16" />
      <circle className="seal" cx="99" cy="71" r="20" />
      <path className="sign" d={signs[sign]} />
    </Drawing>
  );
}

/** Drawn around (99, 71). */
const signs: Readonly<Record<PictogramSign, string>> = {
  check: 'm90.5 71.5 6 6 11.5-12',
  redo: 'M90.9 68.5a8.6 8.6 0 1 1-.2 5.2M90 62v6.8h6.8',
  clock: 'M99 60.5V71l6.5 4.5',
  alert: 'M99 61v11.5m0 6.5v.1',
  question: 'M93.8 66.5a5.3 5.3 0 1 1 7.7 4.7c-1.7.8-2.5 1.9-2.5 3.8m0 5.5v.1',
};

const Drawing = styled.svg<{ readonly $tone: NoticeTone }>`
  width: 8rem;
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
`;
