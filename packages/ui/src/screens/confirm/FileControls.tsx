import { photoNamed, type PhotoName } from '@recto/core';
import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { CameraIcon, PictureIcon } from '../../components/icons/icons.tsx';
import { size } from '../../theme/tokens.ts';
import type { ConfirmActions } from './confirm-actions.ts';
import { FileInput } from './FileInput.tsx';
import type { PhotoSource } from './photo-source.ts';
import { TileControls } from './tile-layout.tsx';

export interface FileControlsProps {
  readonly photo: PhotoName;
  readonly source: PhotoSource;
  readonly actions: Pick<ConfirmActions, 'chooseFile'>;
  /** Gets the input of the file picker, if another control opens it too. */
  readonly picker?: RefObject<HTMLInputElement | null>;
}

/**
 * The controls of a tile that add or replace its photo by a file: the file picker, and the camera app where camera
 * capture is not supported. They are two controls, because on Android 14 and newer a file input for images opens a
 * picker without a camera (decision 3.5).
 */
export function FileControls({ photo, source, actions, picker: shared }: FileControlsProps) {
  const { t } = useTranslation();
  const own = useRef<HTMLInputElement>(null);
  const picker = shared ?? own;
  const cameraApp = useRef<HTMLInputElement>(null);
  const photoName = { photo: t(`photos.name.${photo}`) };
  const onFile = (file: File) => actions.chooseFile(photo, file);
  return (
    <>
      <TileControls>
        {source === 'cameraApp' && (
          <Button
            action="take-photo"
            variant="quiet"
            size="compact"
            icon={<CameraIcon size={size.iconSmall} />}
            label={t('confirm.label.takePhoto', photoName)}
            onClick={() => cameraApp.current?.click()}
          >
            {t('actions.takePhoto')}
          </Button>
        )}
        <Button
          action="choose-file"
          variant="quiet"
          size="compact"
          icon={<PictureIcon size={size.iconSmall} />}
          label={t('confirm.label.choosePhoto', photoName)}
          onClick={() => picker.current?.click()}
        >
          {t('actions.choosePhoto')}
        </Button>
      </TileControls>
      <FileInput inputRef={picker} onFile={onFile} />
      {source === 'cameraApp' && (
        <FileInput inputRef={cameraApp} capture={photoNamed(photo).facingMode} onFile={onFile} />
      )}
    </>
  );
}
