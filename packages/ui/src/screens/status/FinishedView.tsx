import { siteOf } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useBrand } from '../../brand/use-brand.ts';
import { Pictogram } from '../../components/drawings/Pictogram.tsx';
import { Message } from '../../components/layout/Message.tsx';
import { Screen } from '../../components/layout/Screen.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { useScreenTitle } from '../../i18n/use-document-title.ts';
import { color, space } from '../../theme/tokens.ts';
import { Receipt, type ReceiptContent } from './Receipt.tsx';

export interface FinishedViewProps {
  /** What was submitted; without photos if the procedure required none. */
  readonly receipt: ReceiptContent;
  /** Where the customer continues, checked by `safeLink` in core; null shows no link. */
  readonly redirectUrl: string | null;
}

/** The status screen of a finished procedure (§2): a receipt of what was submitted, and what happens next. */
export function FinishedView({ receipt, redirectUrl }: FinishedViewProps) {
  useScreenTitle('finished');
  const { t } = useTranslation();
  const brand = useBrand();
  const photosRequired = receipt.photos.length > 0;
  return (
    <Screen
      name="status"
      status="finished"
      actions={
        redirectUrl !== null && (
          <LinkButton action="continue" href={redirectUrl}>
            {t('status.finished.continue', { host: siteOf(redirectUrl) })}
          </LinkButton>
        )
      }
    >
      <Message
        pictogram={<Pictogram sign="check" tone="success" />}
        title={photosRequired ? t('status.finished.title') : t('status.finished.titleNothing')}
        text={photosRequired ? t('status.finished.text') : t('status.finished.textNothing')}
      >
        <Receipt {...receipt} />
        {photosRequired && (
          <Section title={t('status.finished.nextTitle')}>
            <NextText>
              <p>
                {brand === null
                  ? t('status.finished.nextText')
                  : t('brand.finishedNext', { recipient: brand.recipient })}
              </p>
              <p>{t('status.finished.keepLink')}</p>
            </NextText>
          </Section>
        )}
        {redirectUrl === null && <p>{t('status.closePage')}</p>}
      </Message>
    </Screen>
  );
}

const NextText = styled.div`
  display: grid;
  gap: ${space.x2};
  color: ${color.inkMuted};
`;
