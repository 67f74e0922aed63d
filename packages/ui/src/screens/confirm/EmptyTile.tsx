import type { PhotoName } from '@recto/core';
import { useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CameraIcon, PlusIcon } from '../../components/icons/icons.tsx';
import { focusRing } from '../../theme/focus-ring.ts';
import { color, media, motion, space, stroke, weight } from '../../theme/tokens.ts';
import type { ConfirmActions } from './confirm-actions.ts';
import { FileControls } from './FileControls.tsx';
import type { PhotoSource } from './photo-source.ts';
import { imageArea } from './tile-layout.tsx';

export interface EmptyTileProps {
  readonly photo: PhotoName;
  readonly source: PhotoSource;
  /** Whether a file may be chosen. */
  readonly offersFile: boolean;
  readonly caption: ReactElement;
  readonly actions: Pick<ConfirmActions, 'openCamera' | 'chooseFile'>;
}

/**
 * A missing photo: the add button (§2), as large as the photo will be, and other ways to add it. The add button
 * opens the camera, or the file picker where the capture screen can't be used (decisions 3.4 and 3.6).
 */
export function EmptyTile({ photo, source, offersFile, caption, actions }: EmptyTileProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const AddIcon = source === 'camera' ? CameraIcon : PlusIcon;
  return (
    <>
      <AddArea
        type="button"
        data-action="add"
        aria-label={t('confirm.label.add', { photo: t(`photos.name.${photo}`) })}
        onClick={() => (source === 'camera' ? actions.openCamera(photo) : picker.current?.click())}
      >
        <AddLabel>
          <AddIcon size={space.x8} />
          <span>{t('confirm.tile.add')}</span>
        </AddLabel>
      </AddArea>
      <div>
        {caption}
        {offersFile && <FileControls photo={photo} source={source} actions={actions} picker={picker} />}
      </div>
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
