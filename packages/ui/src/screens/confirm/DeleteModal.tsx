import type { PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { Modal } from '../../components/Modal.tsx';
import { doubleTapGuard, useDoubleTapGuard } from '../use-double-tap-guard.ts';

export interface DeleteModalProps {
  readonly photo: PhotoName;
  /** The customer pressed Yes, and the delete call is in progress. */
  readonly deleting: boolean;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before a photo is deleted (§2). A double tap on the tile's delete button does not answer it. */
export function DeleteModal({ photo, deleting, onNo, onYes }: DeleteModalProps) {
  const { t } = useTranslation();
  return (
    <Guard {...useDoubleTapGuard()}>
      <Modal
        title={t('confirm.deleteModal.title')}
        text={t('confirm.deleteModal.text', { photo: t(`photos.name.${photo}`) })}
        onDismiss={onNo}
      >
        <Button action="delete-no" variant="secondary" disabled={deleting} onClick={onNo}>
          {t('confirm.deleteModal.no')}
        </Button>
        <Button
          action="delete-yes"
          variant="danger"
          busyLabel={deleting ? t('confirm.deleteModal.inProgress') : null}
          onClick={onYes}
        >
          {t('confirm.deleteModal.yes')}
        </Button>
      </Modal>
    </Guard>
  );
}

/** The dialog is in the top layer, but inherits `pointer-events` from here. */
const Guard = styled.div`
  ${doubleTapGuard}
`;
