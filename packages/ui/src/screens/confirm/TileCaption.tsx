import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ClockIcon, ErrorIcon, PictureIcon, SendIcon, VacantIcon } from '../../components/icons/icons.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { IconProps } from '../../components/icons/Icon.tsx';
import { color, leading, size, space, textSize, weight } from '../../theme/tokens.ts';
import type { StateText } from './kept-photos.ts';
import { iconColumn } from './tile-layout.tsx';

export interface TileCaptionProps {
  readonly id: string;
  readonly state: StateText;
  /** The side of the document; null if the section has a single photo. */
  readonly side: string | null;
  /** The photo can't be sent as it is: another one must be taken. */
  readonly isLost: boolean;
}

/**
 * The caption of a tile: the document's side and the state of the photo. That a photo was received is only read: the bar
 * shows it once for all.
 */
export function TileCaption({ id, state, side, isLost }: TileCaptionProps) {
  const { t } = useTranslation();
  const stateText = t(`confirm.tile.state.${state}`);
  return (
    <Caption id={id}>
      {side !== null && <Side>{side}</Side>}{' '}
      {state === 'filled' ? (
        <VisuallyHidden>{stateText}</VisuallyHidden>
      ) : (
        <StateLine {...looks[state]} {...(isLost && { ink: color.dangerInk })} text={stateText} />
      )}
    </Caption>
  );
}

function StateLine({ ink, icon: StateIcon, text }: Look & { readonly text: string }) {
  return (
    <>
      <IconPlace $ink={ink}>
        <StateIcon size={size.iconSmall} />
      </IconPlace>
      <State $ink={ink}>{text}</State>
    </>
  );
}

interface Look {
  readonly ink: string;
  readonly icon: (props: IconProps) => ReactNode;
}

/** Amber: it is not sent yet, but nothing is lost (decision 8.6). */
const looks: Readonly<Record<Exclude<StateText, 'filled'>, Look>> = {
  empty: { ink: color.inkMuted, icon: VacantIcon },
  waiting: { ink: color.warnInk, icon: ClockIcon },
  uploading: { ink: color.inkMuted, icon: SendIcon },
  failed: { ink: color.warnInk, icon: ErrorIcon },
  kept: { ink: color.inkMuted, icon: PictureIcon },
};

const Caption = styled.p`
  ${iconColumn}
  row-gap: ${space.x1};
  line-height: ${leading.heading};
`;

/** As high as a line of text, with the icon in its middle. */
const IconPlace = styled.span<{ readonly $ink: string }>`
  display: grid;
  align-items: center;
  height: 1.25em;
  color: ${({ $ink }) => $ink};
`;

const Side = styled.span`
  grid-column: 1 / -1;
  font-weight: ${weight.bold};
`;

const State = styled.span<{ readonly $ink: string }>`
  color: ${({ $ink }) => $ink};
  font-size: ${textSize.small};
`;
