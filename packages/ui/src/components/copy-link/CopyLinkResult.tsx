import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, size, space, weight } from '../../theme/tokens.ts';
import { CheckIcon } from '../icons/icons.tsx';
import { LiveRegion } from '../LiveRegion.tsx';
import { SelectableLink } from './SelectableLink.tsx';
import type { CopyAttempt } from './use-copy-link.ts';

export interface CopyLinkResultProps {
  readonly attempt: CopyAttempt;
  /** Says that it was copied; by default, that the link was. */
  readonly copiedText?: string;
  /** What to do if the browser refused. */
  readonly refusedText: string;
  /** What was to be copied, shown below that text; leave it out if it is on the screen already. */
  readonly link?: string;
}

/** Reports that a link, or another text, was copied. If the browser refused, asks to copy it by hand. */
export function CopyLinkResult({ attempt, copiedText, refusedText, link }: CopyLinkResultProps) {
  const { result, count } = attempt;
  const { t } = useTranslation();
  const text = { none: null, copied: copiedText ?? t('link.copied'), refused: refusedText }[result];
  return (
    <>
      <LiveRegion message={text === null ? null : distinct(text, count)} />
      {text !== null && (
        <Result $copied={result === 'copied'}>
          {result === 'copied' && <CheckIcon size={size.iconSmall} />}
          <span aria-hidden>{text}</span>
          {result === 'refused' && link !== undefined && <SelectableLink link={link} />}
        </Result>
      )}
    </>
  );
}

/** A live region announces a text again only if it has changed: every other time, it ends with a space. */
function distinct(text: string, count: number): string {
  return count % 2 === 0 ? `${text}\u00A0` : text;
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
