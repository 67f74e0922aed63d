import {
  onTheMaskFrom,
  photoNamed,
  squareSide,
  type CaptureRing as Ring,
  type GuidanceSnapshot,
  type PhotoName,
} from '@recto/core';
import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';
import { motion, viewfinder } from '../../../theme/tokens.ts';
import { appear } from '../layout/capture-layout.tsx';
import { MarkLine, markViewBox } from '../../loading/MarkLine.tsx';
import { CaptureRing } from './CaptureRing.tsx';
import { seenSide } from '../guidance/seen-side.ts';
import {
  framePath,
  halfMark,
  maskAccents,
  maskFrames,
  pictureSides,
  sidePath,
  type MaskAccent,
} from './mask-paths.ts';
import { SideDrawing } from './SideDrawing.tsx';

export interface CameraMaskProps {
  readonly photo: PhotoName;
  /** How well each side of the card lies on the mask, 0 to 1: such a side is lit (decision 4.1). */
  readonly sides: GuidanceSnapshot['sides'];
  /** Whether the camera's picture is shown as in a mirror; `sides` are not. */
  readonly isMirrored: boolean;
  /** Whether a document was found: then its drawing leaves. */
  readonly isFound: boolean;
  /** Whether all is right: then the oval of the selfie is lit. */
  readonly isReady: boolean;
  /** The line that closes before a photo is taken automatically; null for none. */
  readonly ring?: Ring | null;
  /** Whether the photo is being taken: then `Snap` hides it, and draws its line. */
  readonly isTaken?: boolean;
  /** Whether the camera was just starting: then the corners come from those of `StartingMark`. */
  readonly growsFromMark?: boolean;
}

/** Drawn over the camera's square: shows where to place the card or the face, and which side (§2; decision 2.5). */
export function CameraMask(props: CameraMaskProps) {
  const {
    photo,
    sides,
    isMirrored,
    isFound,
    isReady,
    ring = null,
    isTaken = false,
    growsFromMark = false,
  } = props;
  const { frame } = photoNamed(photo);
  const shape = framePath(maskFrames[frame]);
  const accents = maskAccents(maskFrames[frame]).map(({ path, toMark }) => ({
    d: path,
    style: growsFromMark ? wayFrom(toMark) : undefined,
  }));
  return (
    <Drawing {...drawing} data-taken={isTaken || undefined}>
      <Appearing data-grows={growsFromMark || undefined} data-found={isFound || undefined}>
        <SideDrawing photo={photo} />
      </Appearing>
      <Outline d={shape} $width="4px" />
      {accents.map((accent) => (
        <Outline key={accent.d} {...accent} $width="8px" data-accent />
      ))}
      <Appearing data-grows={growsFromMark || undefined}>
        <Guide d={shape} data-mask={frame} />
      </Appearing>
      {accents.map((accent) => (
        <MarkCorner key={accent.d} {...accent} data-accent />
      ))}
      {frame === 'face' ? (
        <Lit d={shape} $isLit={isReady && ring === null} />
      ) : (
        pictureSides.map((side) => (
          <Lit
            key={side}
            data-side={seenSide(side, isMirrored)}
            d={sidePath(maskFrames.card, seenSide(side, isMirrored))}
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
    <Drawing {...drawing}>
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

const drawing = { viewBox: `0 0 ${squareSide} ${squareSide}`, 'aria-hidden': true } as const;

const fromMark = keyframes`
  from { transform: var(--recto-from, none); }
`;

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
  [data-accent] {
    animation: ${fromMark} ${motion.fade} ${motion.easing};
  }
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

/** How long no document must be found before its drawing comes back: one that is lost for a moment would make it flicker. */
const comesBackMs = 1_500;

/**
 * Appears with the camera's picture, while the corners are on their way. The drawing leaves when a document is found, or it
 * would be seen double.
 */
const Appearing = styled.g`
  transition: opacity ${motion.cross} ${motion.easing} ${comesBackMs}ms;
  &[data-grows] {
    animation: ${appear} ${motion.fade} ${motion.easing};
  }
  &[data-found] {
    opacity: 0;
    transition-delay: 0s;
  }
`;

const MarkCorner = styled.path`
  stroke: ${viewfinder.guide};
  stroke-width: 5px;
  stroke-linecap: round;
`;

/** A side of the mask on which the card's own side lies, or the whole oval. */
const Lit = styled.path<{ readonly $isLit: boolean }>`
  stroke: ${viewfinder.good};
  stroke-width: 5px;
  stroke-linecap: round;
  opacity: ${({ $isLit }) => ($isLit ? 1 : 0)};
  transition: opacity ${motion.fast} ${motion.easing};
`;
