import type { PhotoName, TileState } from '@recto/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { Modal } from '../../components/Modal.tsx';
import { media } from '../../theme/tokens.ts';
import { doubleTapGuard, useDoubleTapGuard } from '../use-double-tap-guard.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { imageArea } from './tile-layout.tsx';
import { tilePicturesOf } from './tile-pictures.ts';

export interface DeleteModalProps {
  readonly photo: PhotoName;
  /** The state of its tile. */
  readonly state: TileState;
  /** The customer pressed Yes, and the delete call is in progress. */
  readonly deleting: boolean;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before a photo is deleted (§2): the question names it, and shows it as it was when it was asked. A double tap on the tile's delete button does not answer it. */
export function DeleteModal({ photo, state, deleting, onNo, onYes }: DeleteModalProps) {
  const { t } = useTranslation();
  const [pictures] = useState(() => tilePicturesOf(state));
  return (
    <Guard {...useDoubleTapGuard()}>
      <Modal
        picture={
          <Picture>
            <Thumbnail photo={photo} pictures={pictures} unavailable={t('confirm.tile.previewUnavailable')} />
          </Picture>
        }
        title={t('confirm.deleteModal.title', { photo: t(`photos.name.${photo}`) })}
        text={t('confirm.deleteModal.text')}
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

/** Whole on the smallest phone, with the question and both answers; large text needs its room. */
const Picture = styled.div`
  ${imageArea}
  width: min(100%, 38vh);
  ${media.largeText} {
    display: none;
  }
`;

/** The dialog is in the top layer, but inherits `pointer-events` from here. */
const Guard = styled.div`
  ${doubleTapGuard}
`;
