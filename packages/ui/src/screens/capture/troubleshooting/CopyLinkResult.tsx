import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { CheckIcon } from '../../../components/icons/icons.tsx';
import { color, size, space, weight } from '../../../theme/tokens.ts';
import { SelectableLink } from './SelectableLink.tsx';

/** Whether the link was copied, or the browser refused; `none` before the first attempt. */
export type CopyResult = 'none' | 'copied' | 'refused';

export interface CopyLinkResultProps {
  readonly copyResult: CopyResult;
  readonly link: string;
}

/** Reports that the link was copied. If the browser refused, shows the link to be copied by hand. */
export function CopyLinkResult({ copyResult, link }: CopyLinkResultProps) {
  const { t } = useTranslation();
  const text = {
    none: null,
    copied: t('capture.cameraError.copied'),
    refused: t('capture.cameraError.copyByHand'),
  }[copyResult];
  return (
    <>
      <LiveRegion message={text} />
      {text !== null && (
        <Result $copied={copyResult === 'copied'}>
          {copyResult === 'copied' && <CheckIcon size={size.iconSmall} />}
          <span aria-hidden>{text}</span>
          {copyResult === 'refused' && <SelectableLink link={link} />}
        </Result>
      )}
    </>
  );
}

const Result = styled.div<{ readonly $copied: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.x1} ${space.x2};
  color: ${({ $copied }) => ($copied ? color.successInk : color.ink)};
  font-weight: ${weight.medium};
  text-align: center;
`;
