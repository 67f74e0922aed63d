import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { CopyLinkResult } from '../../components/copy-link/CopyLinkResult.tsx';
import { useCopyLink } from '../../components/copy-link/use-copy-link.ts';
import { useTimeText } from '../../i18n/use-time-text.ts';
import { color, leading, space, textSize, weight } from '../../theme/tokens.ts';
import type { Support, SupportCode } from './support-context.ts';

export interface SupportBlockProps {
  readonly code: SupportCode;
  /** When the error was shown first, in ms since 1970. */
  readonly time: number;
  readonly support: Support;
}

/** The reference and the time of an error, and a button that copies both with the error's code, as one text. */
export default function SupportBlock({ code, time, support: { reference, copy } }: SupportBlockProps) {
  const { t } = useTranslation();
  const timeText = useTimeText();
  const moment = new Date(time).toISOString();
  const text = `${reference} · ${moment} · ${code}`;
  const [attempt, copyText] = useCopyLink({ link: text, copy });
  return (
    <Block data-support={code}>
      <p>
        <span>{t('status.finished.receipt.reference')}</span>{' '}
        <Reference>
          <bdi>{reference}</bdi>
        </Reference>{' '}
        <Time dateTime={moment}>{timeText(time)}</Time>
      </p>
      <Button action="copy-reference" variant="quiet" size="compact" onClick={copyText}>
        {t('support.copy')}
      </Button>
      <CopyLinkResult
        attempt={attempt}
        copiedText={t('support.copied')}
        refusedText={t('support.copyByHand')}
        link={text}
      />
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.heading};
  text-align: center;
`;

/** The provider's own text, in no language. */
const Reference = styled.span`
  color: ${color.ink};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
  hyphens: manual;
`;

/** In one line with the reference, if there is room. */
const Time = styled.time`
  display: inline-block;
  margin-inline-start: ${space.x1};
`;
