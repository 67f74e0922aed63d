import { styled } from 'styled-components';
import { Notice } from '../../components/Notice.tsx';
import { ownWords } from '../../theme/own-words.ts';

export interface AdminCommentProps {
  readonly title: string;
  /** Shown as plain text, with its line breaks. */
  readonly comment: string;
}

/** Why the procedure was refused, in the administrator's words (§2). */
export function AdminComment({ title, comment }: AdminCommentProps) {
  return (
    <Notice tone="warn" title={title}>
      <Comment dir="auto">{comment}</Comment>
    </Notice>
  );
}

const Comment = styled.p`
  ${ownWords}
`;
