import { photoNamed, type Hint, type PhotoName, type PictureSide } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ArrowIcon, CheckIcon } from '../../../components/icons/icons.tsx';
import { hintText } from './guidance-texts.ts';
import { HintPill } from './HintPill.tsx';
import { seenSide } from './seen-side.ts';

export interface GuidanceHintProps {
  readonly hint: Hint;
  readonly photo: PhotoName;
  /** Whether the camera's picture is shown as in a mirror. */
  readonly isMirrored: boolean;
}

/**
 * What to change before the photo, as the headline of the viewfinder. A side that is cut off has an arrow to it. It is
 * hidden from screen readers, since the screen's live region says the same.
 */
export function GuidanceHint({ hint, photo, isMirrored }: GuidanceHintProps) {
  const { t } = useTranslation();
  const isReady = hint.name === 'ready';
  // Where something is off the centre, an arrow to it would read as the way to move.
  const side = hint.name === 'cutOff' ? seenSide(hint.side, isMirrored) : null;
  return (
    <HintPill
      // A hint is another thing than the one before: it appears, and is not one that changes its size.
      key={`${hint.name} ${side ?? ''}`}
      name={hint.name}
      tone={isReady ? 'good' : 'plain'}
      frame={photoNamed(photo).frame}
      icon={
        side === null ? (
          isReady && <CheckIcon size="1.25em" />
        ) : (
          <Arrow data-arrow={side} $turns={turns[side]}>
            <ArrowIcon size="1.25em" />
          </Arrow>
        )
      }
    >
      {hintText(t, hint, isMirrored, photo)}
    </HintPill>
  );
}

/** How far the arrow is turned from "up". */
const turns: Readonly<Record<PictureSide, number>> = { top: 0, right: 0.25, bottom: 0.5, left: 0.75 };

const Arrow = styled.span<{ readonly $turns: number }>`
  svg {
    transform: rotate(${({ $turns }) => $turns}turn);
  }
`;
