import { safeImage, type PhotoName, type Thumb } from '@recto/core';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { TrashIcon } from '../../components/icons/icons.tsx';
import { size } from '../../theme/tokens.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { TileControls } from './tile-layout.tsx';

export interface FilledTileProps {
  readonly photo: PhotoName;
  readonly caption: ReactElement;
  /** Null if the provider has the photo but sent no thumbnail. */
  readonly thumb: Thumb | null;
  readonly onDelete: () => void;
}

/** A photo that the provider has (§2): its thumbnail and a delete button. */
export function FilledTile({ photo, caption, thumb, onDelete }: FilledTileProps) {
  const { t } = useTranslation();
  const url = safeImage(thumb?.displayUrl ?? null);
  return (
    <>
      <Thumbnail key={url} photo={photo} picture={url} unavailable={t('confirm.tile.thumbnailUnavailable')} />
      <div>
        {caption}
        <TileControls>
          <Button
            action="delete"
            variant="quiet"
            size="compact"
            icon={<TrashIcon size={size.iconSmall} />}
            label={t('confirm.label.delete', { photo: t(`photos.name.${photo}`) })}
            onClick={onDelete}
          >
            {t('confirm.tile.delete')}
          </Button>
        </TileControls>
      </div>
    </>
  );
}
