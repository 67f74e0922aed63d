import { siteOf } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/use-brand.ts';
import { Pictogram } from '../../components/drawings/Pictogram.tsx';
import { Message } from '../../components/layout/Message.tsx';
import { Screen } from '../../components/layout/Screen.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { SupportReference } from '../support/SupportReference.tsx';
import { useScreenTitle } from '../../i18n/use-document-title.ts';

export interface ExpiredViewProps {
  /** The page the customer came from, checked by `safeLink` in core; null shows no link. */
  readonly redirectUrl: string | null;
}

/** The status screen of an expired procedure (§2): back to where the customer came from, else to the operator's help. */
export function ExpiredView({ redirectUrl }: ExpiredViewProps) {
  useScreenTitle('expired');
  const { t } = useTranslation();
  const brand = useBrand();
  return (
    <Screen
      name="status"
      status="expired"
      actions={
        redirectUrl !== null ? (
          <LinkButton action="back" href={redirectUrl}>
            {t('status.expired.back', { host: siteOf(redirectUrl) })}
          </LinkButton>
        ) : (
          brand?.support != null && (
            <LinkButton action="help" href={brand.support} variant="secondary">
              {t('brand.help')}
            </LinkButton>
          )
        )
      }
    >
      <Message
        pictogram={<Pictogram sign="clock" tone="info" />}
        centred
        title={t('status.expired.title')}
        text={brand === null ? t('status.expired.text') : t('brand.expired', { recipient: brand.recipient })}
      >
        {redirectUrl === null && <p>{t('status.closePage')}</p>}
        <SupportReference code="expired" />
      </Message>
    </Screen>
  );
}
