import {
  cardFrame,
  faceFrame,
  onTheMaskFrom,
  photoNamed,
  squareSide,
  type CaptureRing as Ring,
  type GuidanceSnapshot,
  type MaskFrame,
  type PhotoFrame,
  type PhotoName,
} from '@recto/core';
import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';
import { motion, viewfinder } from '../../../theme/tokens.ts';
import { MarkLine, markViewBox } from '../../loading/MarkLine.tsx';
import { CaptureRing } from './CaptureRing.tsx';
import { seenSide } from '../guidance/seen-side.ts';
import { framePath, halfMark, maskAccents, pictureSides, sidePath, type MaskAccent } from './mask-paths.ts';
import { SideDrawing } from './SideDrawing.tsx';

export interface CameraMaskProps {
  readonly photo: PhotoName;
  /** How well each side of the card lies on the mask, 0 to 1: such a side is lit (decision 4.1). */
  readonly sides: GuidanceSnapshot['sides'];
  /** Whether the camera's picture is shown as in a mirror; `sides` are not. */
  readonly isMirrored: boolean;
  /** Whether all is right: then the oval of the selfie is lit. */
  readonly isReady: boolean;
  /** The line that closes before a photo is taken automatically; null for none. */
  readonly ring?: Ring | null;
  /** Whether the camera was just starting: then the corners come from those of `StartingMark`. */
  readonly growsFromMark?: boolean;
}

/** Drawn over the camera's square: shows where to place the card or the face, and which side (§2; decision 2.5). */
export function CameraMask(props: CameraMaskProps) {
  const { photo, sides, isMirrored, isReady, ring = null, growsFromMark = false } = props;
  const { frame } = photoNamed(photo);
  const shape = framePath(maskFrames[frame]);
  const accents = maskAccents(maskFrames[frame]).map(({ path, toMark }) => ({
    d: path,
    style: growsFromMark ? wayFrom(toMark) : undefined,
  }));
  return (
    <Drawing viewBox={`0 0 ${squareSide} ${squareSide}`} aria-hidden="true">
      <Veil d={`${outerRectangle}${shape}`} />
      <Appearing $fades={growsFromMark}>
        <SideDrawing photo={photo} />
      </Appearing>
      <Outline d={shape} $width="4px" />
      {accents.map((accent) => (
        <AccentOutline key={accent.d} {...accent} $width="8px" />
      ))}
      <Appearing $fades={growsFromMark}>
        <Guide d={shape} data-mask={frame} />
      </Appearing>
      {accents.map((accent) => (
        <Accent key={accent.d} {...accent} />
      ))}
      {frame === 'face' ? (
        <Lit d={shape} $isLit={isReady && ring === null} />
      ) : (
        pictureSides.map((side) => (
          <Lit
            key={side}
            data-side={seenSide(side, isMirrored)}
            d={sidePath(cardFrame, seenSide(side, isMirrored))}
            $isLit={sides[side] >= onTheMaskFrom && ring === null}
          />
        ))
      )}
      <CaptureRing ring={ring} frame={maskFrames[frame]} />
    </Drawing>
  );
}

/**
 * The mark while the camera starts: the corners of the mask, close together in the middle of the square. From there
 * they move to their places as soon as there is a picture.
 */
export function StartingMark({ photo }: Pick<CameraMaskProps, 'photo'>) {
  const { x, y } = halfMark;
  return (
    <Drawing viewBox={`0 0 ${squareSide} ${squareSide}`} aria-hidden="true">
      {maskAccents(maskFrames[photoNamed(photo).frame]).map(({ path, toMark }) => (
        <MarkCorner key={path} d={path} transform={`translate(${toMark.x} ${toMark.y})`} />
      ))}
      <svg x={squareSide / 2 - x} y={squareSide / 2 - y} width={2 * x} height={2 * y} viewBox={markViewBox}>
        <MarkLine />
      </svg>
    </Drawing>
  );
}

function wayFrom({ x, y }: MaskAccent['toMark']): CSSProperties {
  return { '--recto-from': `translate(${x}px, ${y}px)` } as CSSProperties;
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
  path,
  circle,
  rect {
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

const appear = keyframes`
  from { opacity: 0; }
`;

/** Appears with the camera's picture, while the corners are on their way. */
const Appearing = styled.g<{ readonly $fades: boolean }>`
  animation: ${({ $fades }) => $fades && appear} ${motion.fade} ${motion.easing};
`;

const fromMark = keyframes`
  from { transform: var(--recto-from, none); }
`;

const AccentOutline = styled(Outline)`
  animation: ${fromMark} ${motion.fade} ${motion.easing};
`;

const MarkCorner = styled.path`
  stroke: ${viewfinder.guide};
  stroke-width: 5px;
  stroke-linecap: round;
`;

const Accent = styled(MarkCorner)`
  animation: ${fromMark} ${motion.fade} ${motion.easing};
`;

/** A side of the mask on which the card's own side lies, or the whole oval. */
const Lit = styled.path<{ readonly $isLit: boolean }>`
  stroke: ${viewfinder.good};
  stroke-width: 5px;
  stroke-linecap: round;
  opacity: ${({ $isLit }) => ($isLit ? 1 : 0)};
  transition: opacity ${motion.fast} ${motion.easing};
`;
