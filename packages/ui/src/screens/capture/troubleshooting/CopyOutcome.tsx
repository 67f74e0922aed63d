import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { CheckIcon } from '../../../components/icons/icons.tsx';
import { color, size, space, weight } from '../../../theme/tokens.ts';
import { LinkText } from './LinkText.tsx';

/** What became of copying the link. */
export type Copying = 'none' | 'copied' | 'refused';

export interface CopyOutcomeProps {
  readonly copying: Copying;
  readonly link: string;
}

/** Says that the link was copied; where the browser refuses, shows it to be copied by hand. */
export function CopyOutcome({ copying, link }: CopyOutcomeProps) {
  const { t } = useTranslation();
  const words = {
    none: null,
    copied: t('capture.cameraError.copied'),
    refused: t('capture.cameraError.copyByHand'),
  }[copying];
  return (
    <>
      <LiveRegion message={words} />
      {words !== null && (
        <Outcome $copied={copying === 'copied'}>
          {copying === 'copied' && <CheckIcon size={size.iconSmall} />}
          <span aria-hidden>{words}</span>
          {copying === 'refused' && <LinkText link={link} />}
        </Outcome>
      )}
    </>
  );
}

const Outcome = styled.div<{ readonly $copied: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.x1} ${space.x2};
  color: ${({ $copied }) => ($copied ? color.successInk : color.ink)};
  font-weight: ${weight.medium};
  text-align: center;
`;
