import type { PhotoName, PhotoUpload } from '@recto/core';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from './Thumbnail.tsx';
import { TileControls } from './tile-layout.tsx';

/** The largest picked file that is shown before it is sent, in bytes: a phone may not have the memory for larger ones. */
const largestShownBytes = 4 * 1024 * 1024;

export interface PendingTileProps {
  readonly photo: PhotoName;
  readonly caption: ReactElement;
  readonly content: PhotoUpload;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A photo that is on this phone, and that the provider does not have: its picture, and its controls. */
export function PendingTile({ photo, caption, content, children }: PendingTileProps) {
  const { t } = useTranslation();
  return (
    <>
      <Thumbnail
        photo={photo}
        picture={pictureOf(content)}
        unavailable={t('confirm.tile.previewUnavailable')}
      />
      <div>
        {caption}
        <TileControls>{children}</TileControls>
      </div>
    </>
  );
}

function pictureOf(content: PhotoUpload): string | Blob | null {
  if (content.source === 'taken') return content.image.dataUrl;
  return content.file.size <= largestShownBytes ? content.file : null;
}
