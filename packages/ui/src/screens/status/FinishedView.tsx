import { siteOf } from '@recto/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Screen } from '../../components/layout/Screen.tsx';
import { ScreenHeading } from '../../components/layout/ScreenHeading.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { useScreenTitle } from '../../i18n/use-document-title.ts';
import { color, space } from '../../theme/tokens.ts';
import { DrawnTick } from './DrawnTick.tsx';
import { NextSteps } from './NextSteps.tsx';
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
  const textId = useId();
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
      <Column>
        <Success>
          <DrawnTick />
          <ScreenHeading describedBy={textId}>
            {photosRequired ? t('status.finished.title') : t('status.finished.titleNothing')}
          </ScreenHeading>
          <p id={textId}>{photosRequired ? t('status.finished.text') : t('status.finished.textNothing')}</p>
        </Success>
        <Receipt {...receipt} />
        {photosRequired && <NextSteps />}
        {redirectUrl === null && <p>{t('status.closePage')}</p>}
      </Column>
    </Screen>
  );
}

/** Dense, so that all of it is on one screen: a picture of it is kept. */
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x5};
`;

const Success = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.x2};
  text-align: center;
  text-wrap: balance;
  > p {
    color: ${color.inkMuted};
  }
`;
