import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { rem } from '../../theme/rem.ts';
import { color, radius, size, space, stroke, textSize } from '../../theme/tokens.ts';
import { doubleTapGuard, useDoubleTapGuard } from '../use-double-tap-guard.ts';

/** Two columns, also at 320 px; one if large text needs it. */
export const tileColumns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(${rem(7)}, 40%)), 1fr));
`;

/**
 * The tile's picture, or the place for it. All have the shape of a card (ID-1), so that all rows have one
 * height; it grows if large text needs more room than the picture.
 */
export const imageArea = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 85.6 / 53.98;
  border-radius: ${radius.medium};
  background: ${color.wash};
`;

/** A column for the icon, and one for the text: captions and controls of all tiles use it, so that their texts have one edge. */
export const iconColumn = css`
  display: grid;
  grid-template-columns: ${size.iconSmall} minmax(0, 1fr);
  column-gap: ${space.x2};
`;

/** The controls of a tile, below its caption; each has an icon. */
export function TileControls({ children }: { readonly children: ReactNode }) {
  return <Controls {...useDoubleTapGuard()}>{children}</Controls>;
}

const Controls = styled.div`
  display: grid;
  justify-items: start;
  ${doubleTapGuard}
  /* Aligns icon and label of a control with those of the caption. */
  > button {
    margin-inline-start: calc(-1 * (${space.x1} + ${stroke.hairline}));
    border-width: ${stroke.hairline};
    padding-inline: ${space.x1};
    font-size: ${textSize.small};
    text-align: start;
  }
`;
