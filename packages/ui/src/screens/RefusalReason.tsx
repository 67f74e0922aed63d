import type { RefusedPhoto } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ownWords } from '../theme/own-words.ts';

export interface RefusalReasonProps {
  readonly refused: RefusedPhoto;
}

/**
 * Why a photo was refused (decision 7.10): the reason in the customer's language, then the administrator's own words,
 * which also stand for a reason that is not in the list.
 */
export function RefusalReason({ refused: { code, comment } }: RefusalReasonProps) {
  const { t } = useTranslation();
  return (
    <>
      {(code !== 'other' || comment === null) && <span>{t(`refusal.${code}`)}</span>}{' '}
      {comment !== null && <OwnWords>{comment}</OwnWords>}
    </>
  );
}

const OwnWords = styled.bdi`
  ${ownWords}
`;
