import { photoNamed, type Hint, type PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { css, keyframes, styled } from 'styled-components';
import { CheckIcon } from '../../../components/icons/icons.tsx';
import { leading, motion, radius, space, textSize, viewfinder, weight } from '../../../theme/tokens.ts';
import { narrow } from '../capture-layout.tsx';
import { hintText } from './guidance-texts.ts';

export interface GuidanceHintProps {
  readonly hint: Hint;
  readonly photo: PhotoName;
  /** Whether the camera's picture is shown as in a mirror. */
  readonly isMirrored: boolean;
}

/**
 * What to change before the photo, in the band above the mask: it covers neither the document nor the
 * instruction. It is hidden from screen readers, since the screen's live region says the same.
 */
export function GuidanceHint({ hint, photo, isMirrored }: GuidanceHintProps) {
  const { t } = useTranslation();
  const isReady = hint.name === 'ready';
  return (
    <Band aria-hidden="true" $isLow={photoNamed(photo).frame === 'face'}>
      <Pill data-hint={hint.name} $isReady={isReady}>
        {isReady && <CheckIcon size="1.25em" />}
        {hintText(t, hint, isMirrored, photo)}
      </Pill>
    </Band>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

/** Larger text would cover the mask. */
const compact = css`
  padding-block: 0.2em;
  font-size: min(${textSize.small}, 5cqi);
`;

/** As high as the square leaves above the mask: a fifth above a card, a tenth above the oval. */
const Band = styled.div<{ readonly $isLow: boolean }>`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  justify-items: center;
  align-content: center;
  min-height: ${({ $isLow }) => ($isLow ? '10%' : '20%')};
  padding: 0 ${space.x2};
  pointer-events: none;
  > p {
    ${({ $isLow }) => $isLow && compact}
  }
  ${narrow} {
    > p {
      ${compact}
    }
  }
`;

const Pill = styled.p<{ readonly $isReady: boolean }>`
  display: flex;
  gap: ${space.x2};
  align-items: center;
  padding: ${space.x2} ${space.x4};
  border-radius: ${radius.large};
  background: ${({ $isReady }) => ($isReady ? viewfinder.good : viewfinder.ground)};
  color: ${({ $isReady }) => ($isReady ? viewfinder.onGood : viewfinder.ink)};
  font-size: ${textSize.body};
  font-weight: ${weight.medium};
  line-height: ${leading.control};
  text-align: center;
  text-wrap: balance;
  animation: ${appear} ${motion.fade} ${motion.easing};
`;
