import { useTranslation } from 'react-i18next';
import { Pictogram } from '../../components/drawings/Pictogram.tsx';
import { Message } from '../../components/layout/Message.tsx';
import { Screen } from '../../components/layout/Screen.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';

export interface FinishedViewProps {
  /** Whether the procedure required any photo. */
  readonly photosRequired: boolean;
  /** Where the customer continues, checked by `safeLink` in core; null shows no link. */
  readonly redirectUrl: string | null;
}

/** The status screen of a finished procedure (§2). */
export function FinishedView({ photosRequired, redirectUrl }: FinishedViewProps) {
  const { t } = useTranslation();
  return (
    <Screen
      name="status"
      status="finished"
      actions={
        redirectUrl !== null && (
          <LinkButton action="continue" href={redirectUrl}>
            {t('status.finished.continue')}
          </LinkButton>
        )
      }
    >
      <Message
        pictogram={<Pictogram sign="check" tone="success" />}
        title={t('status.finished.title')}
        text={photosRequired ? t('status.finished.text') : t('status.finished.textNothing')}
      >
        {redirectUrl === null && <p>{t('status.closePage')}</p>}
      </Message>
    </Screen>
  );
}
