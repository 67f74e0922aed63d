import type { FormatAdvice, Tile } from '@recto/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  CheckIcon,
  ClockIcon,
  ErrorIcon,
  PictureIcon,
  SendIcon,
  VacantIcon,
} from '../../components/icons/icons.tsx';
import type { IconProps } from '../../components/icons/Icon.tsx';
import { color, leading, size, space, textSize, weight } from '../../theme/tokens.ts';
import type { StateText } from './kept-photos.ts';
import { iconColumn } from './tile-layout.tsx';

export interface TileCaptionProps {
  readonly id: string;
  readonly state: StateText;
  /** The side of the document; null if the section has a single photo. */
  readonly side: string | null;
  /** What is wrong with the photo, or with the file that was picked last. */
  readonly problem: Tile['problem'];
  /** What can be done about its format. */
  readonly advice: FormatAdvice | undefined;
}

/** The caption of a tile: the document's side, the state of the photo, and what was wrong with a picked file. */
export function TileCaption({ id, state, side, problem, advice }: TileCaptionProps) {
  const { t } = useTranslation();
  const { ink, icon: StateIcon } = looks[state];
  return (
    <Caption id={id}>
      <IconPlace $ink={ink}>
        <StateIcon size={size.iconSmall} />
      </IconPlace>
      <Lines>
        {side !== null && <Side>{side}</Side>} <State $ink={ink}>{t(`confirm.tile.state.${state}`)}</State>
      </Lines>
      {problem !== null && (
        <>
          <IconPlace $ink={color.dangerInk}>
            <ErrorIcon size={size.iconSmall} />
          </IconPlace>
          <State $ink={color.dangerInk}>
            <span>{t(problem)}</span>
            {advice !== undefined && <span>{` ${t(`formatAdvice.${advice}`)}`}</span>}
          </State>
        </>
      )}
    </Caption>
  );
}

interface Look {
  readonly ink: string;
  readonly icon: (props: IconProps) => ReactNode;
}

const looks: Readonly<Record<StateText, Look>> = {
  empty: { ink: color.inkMuted, icon: VacantIcon },
  waiting: { ink: color.inkMuted, icon: ClockIcon },
  uploading: { ink: color.inkMuted, icon: SendIcon },
  failed: { ink: color.dangerInk, icon: ErrorIcon },
  filled: { ink: color.successInk, icon: CheckIcon },
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

const Lines = styled.span`
  display: grid;
`;

const Side = styled.span`
  font-weight: ${weight.bold};
`;

const State = styled.span<{ readonly $ink: string }>`
  color: ${({ $ink }) => $ink};
  font-size: ${textSize.small};
`;
