import { photoNamed, type PhotoName } from '@recto/core';
import { useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { CameraIcon, PictureIcon, PlusIcon } from '../../components/icons/icons.tsx';
import { focusRing } from '../../theme/focus-ring.ts';
import { color, media, motion, size, space, weight } from '../../theme/tokens.ts';
import type { ConfirmActions } from './confirm-actions.ts';
import { FileInput } from './FileInput.tsx';
import { imageArea, TileControls, type ImageAreaProps } from './tile-layout.tsx';

export interface EmptyTileProps {
  readonly photo: PhotoName;
  readonly caption: ReactElement;
  readonly captureSupported: boolean;
  readonly hasCamera: boolean;
  readonly actions: Pick<ConfirmActions, 'openCamera' | 'chooseFile'>;
}

/**
 * A missing photo (decisions 3.5 and 3.7). Camera app and file
 * picker are two controls, because on Android 14 and newer a file input for images opens a picker without
 * a camera. Their labels are similar, so each has an icon when both are shown.
 */
export function EmptyTile({ photo, caption, captureSupported, hasCamera, actions }: EmptyTileProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const cameraApp = useRef<HTMLInputElement>(null);
  const photoName = { photo: t(`photos.name.${photo}`) };
  const onFile = (file: File) => actions.chooseFile(photo, file);
  return (
    <>
      <AddButton
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
            icon={!captureSupported && <PictureIcon size={size.iconSmall} />}
            label={t('confirm.label.choosePhoto', photoName)}
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

interface AddButtonProps {
  readonly photo: PhotoName;
  readonly onClick: () => void;
}

/** The add button (§2), as large as the photo will be. */
function AddButton({ photo, onClick }: AddButtonProps) {
  const { t } = useTranslation();
  return (
    <AddArea
      type="button"
      data-action="add"
      aria-label={t('confirm.label.add', { photo: t(`photos.name.${photo}`) })}
      $frame={photoNamed(photo).frame}
      onClick={onClick}
    >
      <AddLabel>
        <PlusIcon size={space.x8} />
        {t('confirm.tile.add')}
      </AddLabel>
    </AddArea>
  );
}

const AddArea = styled.button<ImageAreaProps>`
  ${imageArea}
  padding: ${space.x2};
  border: 2px dashed ${color.outline};
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
