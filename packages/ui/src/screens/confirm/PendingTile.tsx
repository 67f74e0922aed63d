import type { PhotoName, PhotoUpload } from '@recto/core';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from './Thumbnail.tsx';
import { TileControls } from './tile-layout.tsx';

/** The largest chosen file that is previewed before it is sent, in bytes: a phone may lack the memory for larger ones. */
const maxPreviewBytes = 4 * 1024 * 1024;

export interface PendingTileProps {
  readonly photo: PhotoName;
  readonly caption: ReactElement;
  readonly content: PhotoUpload;
  /** The controls of the tile. */
  readonly children: ReactNode;
}

/** A photo that is on this phone but not at the provider yet: its preview and its controls. */
export function PendingTile({ photo, caption, content, children }: PendingTileProps) {
  const { t } = useTranslation();
  return (
    <>
      <Thumbnail
        photo={photo}
        picture={previewOf(content)}
        unavailable={t('confirm.tile.previewUnavailable')}
      />
      <div>
        {caption}
        <TileControls>{children}</TileControls>
      </div>
    </>
  );
}

function previewOf(content: PhotoUpload): string | Blob | null {
  if (content.source === 'taken') return content.image.dataUrl;
  return content.file.size <= maxPreviewBytes ? content.file : null;
}
