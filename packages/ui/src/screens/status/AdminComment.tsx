import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Notice } from '../../components/Notice.tsx';

export interface AdminCommentProps {
  /** Shown as plain text, with its line breaks. */
  readonly comment: string;
}

/** Why the procedure was refused, in the administrator's words (§2). */
export function AdminComment({ comment }: AdminCommentProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="warn" title={t('status.refused.commentLabel')}>
      <Comment dir="auto">{comment}</Comment>
    </Notice>
  );
}

/** Its language is unknown, so it is not hyphenated. */
const Comment = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
  hyphens: manual;
`;
