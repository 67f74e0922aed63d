import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { leading, textSize, viewfinder, weight } from '../../../theme/tokens.ts';

export interface CommentLineProps {
  readonly id: string;
  /** Why the photos are taken again, in the administrator's words. */
  readonly comment: string;
}

/** What to do better this time, below the photo's name (decision 7.6). A long comment scrolls. */
export function CommentLine({ id, comment }: CommentLineProps) {
  const { t } = useTranslation();
  return (
    <Line id={id}>
      <b>{t('capture.lastPhotos')}</b> <bdi>{comment}</bdi>
    </Line>
  );
}

const Line = styled.p`
  color: ${viewfinder.ink};
  font-size: ${textSize.small};
  line-height: ${leading.heading};
  overflow-wrap: anywhere;
  white-space: pre-line;
  hyphens: manual;
  > b {
    font-weight: ${weight.bold};
  }
`;
