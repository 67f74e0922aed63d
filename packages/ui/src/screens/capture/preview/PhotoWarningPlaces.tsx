import type { Place } from '@recto/core';
import { styled } from 'styled-components';
import { viewfinder } from '../../../theme/tokens.ts';

export interface PhotoWarningPlacesProps {
  readonly places: readonly Place[];
  /** Whether the photo below is shown mirrored; the places are not. */
  readonly isMirrored: boolean;
}

/** A soft overlay on the bad places of a photo. The sentence above the photo says what is wrong with them. */
export function PhotoWarningPlaces({ places, isMirrored }: PhotoWarningPlacesProps) {
  return (
    <Drawing viewBox="0 0 1000 1000" aria-hidden="true" $isMirrored={isMirrored}>
      {places.map(({ x, y, width, height }) => (
        <g key={`${x} ${y}`}>
          <Outline x={x} y={y} width={width} height={height} rx="12" />
          <Bad x={x} y={y} width={width} height={height} rx="12" />
        </g>
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg<{ readonly $isMirrored: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  transform: ${({ $isMirrored }) => ($isMirrored ? 'scaleX(-1)' : 'none')};
  rect {
    vector-effect: non-scaling-stroke;
  }
`;

/** A dark outline, so that the place is visible on a white document. */
const Outline = styled.rect`
  fill: none;
  stroke: ${viewfinder.veil};
  stroke-width: 5px;
`;

const Bad = styled.rect`
  fill: ${viewfinder.warnVeil};
  stroke: ${viewfinder.warn};
  stroke-width: 2px;
`;
