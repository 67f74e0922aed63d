import type { RefusedPhotos } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Pictogram } from '../../components/drawings/Pictogram.tsx';
import { Message } from '../../components/layout/Message.tsx';
import { Screen } from '../../components/layout/Screen.tsx';
import { useScreenTitle } from '../../i18n/use-document-title.ts';
import { SupportReference } from '../support/SupportReference.tsx';
import { AdminComment } from './AdminComment.tsx';
import { RefusedPhotoList } from './RefusedPhotoList.tsx';

export interface RefusedViewProps {
  /** The administrator's comment (`Refusal.adminComment`), shown as plain text; null shows none. */
  readonly adminComment: string | null;
  /** Why single photos were refused (`Refusal.photos`); empty if all were, or the provider does not say. */
  readonly photos: RefusedPhotos;
  /** The reset call is in progress. */
  readonly restarting: boolean;
  readonly onRestart: () => void;
}

/** The status screen of a refused procedure (§2): the reason, and a button to start again. */
export function RefusedView({ adminComment, photos, restarting, onRestart }: RefusedViewProps) {
  useScreenTitle('refused');
  const { t } = useTranslation();
  const count = Object.keys(photos).length;
  const restart = { restart: t('status.refused.restart') };
  return (
    <Screen
      name="status"
      status="refused"
      actions={
        <Button
          action="restart"
          onClick={onRestart}
          disabled={restarting}
          busyLabel={restarting ? t('status.refused.inProgress') : null}
        >
          {t('status.refused.restart')}
        </Button>
      }
    >
      <Message
        pictogram={<Pictogram sign="redo" tone="warn" />}
        centred
        title={t('status.refused.title')}
        text={count > 0 ? t('refusal.text', { ...restart, count }) : t('status.refused.text', restart)}
      >
        {count > 0 && <RefusedPhotoList photos={photos} />}
        {adminComment !== null && (
          <AdminComment title={t('status.refused.commentLabel')} comment={adminComment} />
        )}
        <SupportReference code="refused" />
      </Message>
    </Screen>
  );
}
