import type { RefusedPhoto } from '@recto/core';
import { styled } from 'styled-components';
import { WarnIcon } from '../../components/icons/icons.tsx';
import { color, size } from '../../theme/tokens.ts';
import { RefusalReason } from '../RefusalReason.tsx';
import { TileLine } from './TileProblem.tsx';

export interface TileRefusalProps {
  readonly id: string;
  /** The side of the document; null if the section has a single photo. */
  readonly side: string | null;
  readonly refused: RefusedPhoto;
}

/** Why the last photo of a tile was refused, below all tiles of its document (decision 7.10). */
export function TileRefusal({ id, side, refused }: TileRefusalProps) {
  return (
    <Line>
      <WarnIcon size={size.iconSmall} />
      <p id={id}>
        {side !== null && <b>{side}</b>} <RefusalReason refused={refused} />
      </p>
    </Line>
  );
}

const Line = styled(TileLine)`
  color: ${color.warnInk};
`;
