import { photoNamed, type PhotoName } from '@recto/core';
import { useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { CameraIcon, PictureIcon, PlusIcon } from '../../components/icons/icons.tsx';
import { focusRing } from '../../theme/focus-ring.ts';
import { color, media, motion, size, space, stroke, weight } from '../../theme/tokens.ts';
import type { ConfirmActions } from './confirm-actions.ts';
import { FileInput } from './FileInput.tsx';
import type { PhotoSource } from './photo-source.ts';
import { imageArea, TileControls } from './tile-layout.tsx';

export interface EmptyTileProps {
  readonly photo: PhotoName;
  readonly source: PhotoSource;
  readonly caption: ReactElement;
  readonly actions: Pick<ConfirmActions, 'openCamera' | 'chooseFile'>;
}

/**
 * A missing photo: the add button (§2), as large as the photo will be, and other ways to add it. The add button
 * opens the camera, or the file picker where the capture screen can't be used (decisions 3.5 and 3.7). Camera app
 * and file picker are two controls, because on Android 14 and newer a file input for images opens a picker
 * without a camera (decision 3.6).
 */
export function EmptyTile({ photo, source, caption, actions }: EmptyTileProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const cameraApp = useRef<HTMLInputElement>(null);
  const photoName = { photo: t(`photos.name.${photo}`) };
  const onFile = (file: File) => actions.chooseFile(photo, file);
  const AddIcon = source === 'camera' ? CameraIcon : PlusIcon;
  return (
    <>
      <AddArea
        type="button"
        data-action="add"
        aria-label={t('confirm.label.add', photoName)}
        onClick={() => (source === 'camera' ? actions.openCamera(photo) : picker.current?.click())}
      >
        <AddLabel>
          <AddIcon size={space.x8} />
          <span>{t('confirm.tile.add')}</span>
        </AddLabel>
      </AddArea>
      <div>
        {caption}
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
      </div>
      <FileInput inputRef={picker} onFile={onFile} />
      {source === 'cameraApp' && (
        <FileInput inputRef={cameraApp} capture={photoNamed(photo).facingMode} onFile={onFile} />
      )}
    </>
  );
}

const AddArea = styled.button`
  ${imageArea}
  padding: ${space.x2};
  border: ${stroke.control} dashed ${color.outline};
  background: ${color.surface};
  color: ${color.accentInk};
  font-weight: ${weight.bold};
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.easing};
  ${focusRing}
  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }
  &:active {
    background: ${color.accentWash};
  }
`;

const AddLabel = styled.span`
  display: grid;
  justify-items: center;
`;
