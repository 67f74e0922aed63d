import type { PhotoFrame } from '@recto/core';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, radius, space } from '../../theme/tokens.ts';
import { doubleTapGuard, useDoubleTapGuard, type DoubleTapGuardProps } from '../use-double-tap-guard.ts';

/** Two columns if the texts of a tile fit into one of them, otherwise one. */
export const tileColumns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9rem, 40%)), 1fr));
`;

export interface ImageAreaProps {
  /** A face is shown as the whole square photo; a card in its own shape (ID-1), cut from the middle of the square. */
  readonly $frame: PhotoFrame;
}

const aspectRatios: Readonly<Record<PhotoFrame, string>> = { card: '85.6 / 53.98', face: '1' };

/** The tile's picture, or the place for it; it grows if large text needs more room than the picture. */
export const imageArea = css<ImageAreaProps>`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: ${({ $frame }) => aspectRatios[$frame]};
  border-radius: ${radius.medium};
  background: ${color.wash};
`;

/** The controls of a tile, below its image or beside it. */
export function TileControls({ children }: { readonly children: ReactNode }) {
  return <Controls $acceptsTaps={useDoubleTapGuard()}>{children}</Controls>;
}

const Controls = styled.div<DoubleTapGuardProps>`
  display: grid;
  justify-items: start;
  gap: ${space.x1};
  ${doubleTapGuard}
  /* Aligns the label of a control with the caption. */
  > button {
    margin-inline-start: calc(-1 * ${space.x2});
    padding-inline: ${space.x2};
    text-align: start;
  }
`;
