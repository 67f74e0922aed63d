import type { PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { Modal } from '../../components/Modal.tsx';
import { useDoubleTapGuard } from '../use-double-tap-guard.ts';

export interface DeleteModalProps {
  readonly photo: PhotoName;
  /** The answer was Yes, and the provider is being told. */
  readonly deleting: boolean;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before a photo is deleted (§2). A second tap on the tile's delete button doesn't answer it. */
export function DeleteModal({ photo, deleting, onNo, onYes }: DeleteModalProps) {
  const { t } = useTranslation();
  return (
    <Shield $settled={useDoubleTapGuard()}>
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
    </Shield>
  );
}

/** The dialog inherits this, wherever it is shown. */
const Shield = styled.div<{ readonly $settled: boolean }>`
  pointer-events: ${({ $settled }) => ($settled ? 'auto' : 'none')};
`;
