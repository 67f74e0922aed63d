import { photoNamed, type PhotoFrame, type PhotoName } from '@recto/core';
import { styled } from 'styled-components';
import { viewfinder } from '../../theme/tokens.ts';
import { cardFrame, faceFrame, squareSide, type MaskFrame } from './mask-geometry.ts';
import { accents, outline } from './mask-paths.ts';

export interface CameraMaskProps {
  readonly photo: PhotoName;
}

/** Shows where the card or the face belongs, over the camera's square (§2; decisions, "Mask"). */
export function CameraMask({ photo }: CameraMaskProps) {
  const { frame } = photoNamed(photo);
  const shape = outline(maskFrames[frame]);
  return (
    <Drawing viewBox={`0 0 ${squareSide} ${squareSide}`} aria-hidden="true">
      <Veil d={`${beyondTheSquare}${shape}`} />
      <Shade d={shape} $width="4px" />
      <Shade d={accents(maskFrames[frame])} $width="8px" />
      <Guide d={shape} data-mask={frame} />
      <Accent d={accents(maskFrames[frame])} />
    </Drawing>
  );
}

/** A little larger, or a line of the picture stays bright where the square does not begin on a whole pixel. */
const beyondTheSquare = `M-9-9H${squareSide + 9}V${squareSide + 9}H-9Z`;

const maskFrames: Readonly<Record<PhotoFrame, MaskFrame>> = { card: cardFrame, face: faceFrame };

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  fill: none;
  path {
    vector-effect: non-scaling-stroke;
  }
`;

const Veil = styled.path`
  fill: ${viewfinder.veil};
  fill-rule: evenodd;
`;

/** Keeps the white line apart from white paper. */
const Shade = styled.path<{ readonly $width: string }>`
  stroke: ${viewfinder.veil};
  stroke-width: ${({ $width }) => $width};
  stroke-linecap: round;
`;

const Guide = styled.path`
  stroke: ${viewfinder.guide};
  stroke-width: 1.5px;
`;

const Accent = styled.path`
  stroke: ${viewfinder.guide};
  stroke-width: 5px;
  stroke-linecap: round;
`;
