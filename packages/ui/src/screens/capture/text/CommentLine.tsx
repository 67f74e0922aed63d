import type { RefusedPhoto } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { leading, textSize, viewfinder, weight } from '../../../theme/tokens.ts';
import { ownWords } from '../../../theme/own-words.ts';
import { RefusalReason } from '../../RefusalReason.tsx';

export interface CommentLineProps {
  readonly id: string;
  /** Why the photos are taken again, in the administrator's words, or why this one is. */
  readonly comment: string | RefusedPhoto;
}

/** What to do better this time, below the photo's name (decisions 7.6 and 7.10). A long comment scrolls. */
export function CommentLine({ id, comment }: CommentLineProps) {
  const { t } = useTranslation();
  const isOfAll = typeof comment === 'string';
  return (
    <Line id={id}>
      <b>{t(isOfAll ? 'capture.lastPhotos' : 'refusal.lastTime')}</b>{' '}
      {isOfAll ? <bdi>{comment}</bdi> : <RefusalReason refused={comment} />}
    </Line>
  );
}

const Line = styled.p`
  color: ${viewfinder.ink};
  font-size: ${textSize.small};
  line-height: ${leading.heading};
  ${ownWords}
  > b {
    font-weight: ${weight.bold};
  }
`;
