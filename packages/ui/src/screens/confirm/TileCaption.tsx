import type { TileState } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CheckIcon } from '../../components/icons/icons.tsx';
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
      <State $done={state === 'filled'}>
        {state === 'filled' && <CheckIcon size={size.iconSmall} />}
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

const State = styled.span<{ readonly $done: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  color: ${({ $done }) => ($done ? color.successInk : color.inkMuted)};
  font-size: ${textSize.small};
`;
