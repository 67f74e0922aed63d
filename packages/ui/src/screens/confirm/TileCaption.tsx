import type { TileState } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CheckIcon, ErrorIcon } from '../../components/icons/icons.tsx';
import { color, leading, size, space, textSize, weight } from '../../theme/tokens.ts';

export interface TileCaptionProps {
  readonly id: string;
  readonly state: TileState['name'];
  /** Which side of the document; null where the section's heading says it all. */
  readonly side: string | null;
}

/** Which side this is, and how far it has come. */
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
  /* One below the other, or a longer word would put the tiles of a pair out of line. */
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
