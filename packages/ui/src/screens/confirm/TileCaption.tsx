import type { TileState } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CheckIcon, ErrorIcon } from '../../components/icons/icons.tsx';
import { color, leading, size, space, textSize, weight } from '../../theme/tokens.ts';

export interface TileCaptionProps {
  readonly id: string;
  readonly state: TileState['name'];
  /** The side of the document; null if the section has a single photo. */
  readonly side: string | null;
}

/** The caption of a tile: the document's side and the state of the photo. */
export function TileCaption({ id, state, side }: TileCaptionProps) {
  const { t } = useTranslation();
  return (
    <Caption id={id}>
      {side !== null && <Side>{side}</Side>}
      <State $state={state}>
        {state === 'filled' && <CheckIcon size={size.iconSmall} />}
        {state === 'failed' && <ErrorIcon size={size.iconSmall} />}
        {t(`confirm.tile.state.${state}`)}
      </State>
    </Caption>
  );
}

const Caption = styled.p`
  /* Stacked: on one line, a longer text would misalign the two tiles of a document. */
  display: grid;
  gap: ${space.half};
  line-height: ${leading.heading};
`;

const Side = styled.span`
  font-weight: ${weight.bold};
`;

const inks = {
  empty: color.inkMuted,
  waiting: color.inkMuted,
  uploading: color.inkMuted,
  failed: color.dangerInk,
  filled: color.successInk,
} as const satisfies Record<TileState['name'], string>;

const State = styled.span<{ readonly $state: TileState['name'] }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  color: ${({ $state }) => inks[$state]};
  font-size: ${textSize.small};
`;
