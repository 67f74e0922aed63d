import { photoNamed, type PhotoName } from '@recto/core';
import { useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { CameraIcon, PictureIcon } from '../../components/icons/icons.tsx';
import { size } from '../../theme/tokens.ts';
import { AddArea } from './AddArea.tsx';
import type { ConfirmActions } from './confirm-actions.ts';
import { FileInput } from './FileInput.tsx';
import { TileControls } from './tile-layout.tsx';

export interface EmptyTileProps {
  readonly photo: PhotoName;
  readonly caption: ReactElement;
  readonly captureSupported: boolean;
  readonly hasCamera: boolean;
  readonly actions: Pick<ConfirmActions, 'openCamera' | 'choose'>;
}

/**
 * A photo that is missing (decisions, "Add button of a tile", "No camera on this device"). The camera app and the file picker are
 * two controls: on Android 14 and newer, an input for images opens a picker that has no camera. Side by
 * side their words are much alike, so each then has an icon.
 */
export function EmptyTile({ photo, caption, captureSupported, hasCamera, actions }: EmptyTileProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const cameraApp = useRef<HTMLInputElement>(null);
  const name = { photo: t(`photos.name.${photo}`) };
  const onFile = (file: File) => actions.choose(photo, file);
  return (
    <>
      <AddArea
        photo={photo}
        onClick={() => (captureSupported && hasCamera ? actions.openCamera(photo) : picker.current?.click())}
      />
      <div>
        {caption}
        <TileControls>
          {!captureSupported && (
            <Button
              action="take-photo"
              variant="quiet"
              size="compact"
              icon={<CameraIcon size={size.iconSmall} />}
              label={t('confirm.label.takePhoto', name)}
              onClick={() => cameraApp.current?.click()}
            >
              {t('actions.takePhoto')}
            </Button>
          )}
          <Button
            action="choose-file"
            variant="quiet"
            size="compact"
            icon={!captureSupported && <PictureIcon size={size.iconSmall} />}
            label={t('confirm.label.choosePhoto', name)}
            onClick={() => picker.current?.click()}
          >
            {t('actions.choosePhoto')}
          </Button>
        </TileControls>
      </div>
      <FileInput ref={picker} onFile={onFile} />
      {!captureSupported && (
        <FileInput ref={cameraApp} capture={photoNamed(photo).facingMode} onFile={onFile} />
      )}
    </>
  );
}
