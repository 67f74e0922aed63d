import { photoNamed, type PhotoFrame, type PhotoName } from '@recto/core';
import { styled } from 'styled-components';
import { viewfinder } from '../../theme/tokens.ts';
import { cardFrame, faceFrame, squareSide, type MaskFrame } from './mask-geometry.ts';
import { accentPaths, framePath } from './mask-paths.ts';

export interface CameraMaskProps {
  readonly photo: PhotoName;
}

/** Drawn over the camera's square: shows where to place the card or the face (§2; decision 4.2). */
export function CameraMask({ photo }: CameraMaskProps) {
  const { frame } = photoNamed(photo);
  const shape = framePath(maskFrames[frame]);
  return (
    <Drawing viewBox={`0 0 ${squareSide} ${squareSide}`} aria-hidden="true">
      <Veil d={`${outerRectangle}${shape}`} />
      <Outline d={shape} $width="4px" />
      <Outline d={accentPaths(maskFrames[frame])} $width="8px" />
      <Guide d={shape} data-mask={frame} />
      <Accent d={accentPaths(maskFrames[frame])} />
    </Drawing>
  );
}

/** Slightly larger than the square, or its edge would stay bright where the square starts on a fraction of a pixel. */
const outerRectangle = `M-9-9H${squareSide + 9}V${squareSide + 9}H-9Z`;

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

/** A dark outline, so that the white line is visible on white paper. */
const Outline = styled.path<{ readonly $width: string }>`
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
