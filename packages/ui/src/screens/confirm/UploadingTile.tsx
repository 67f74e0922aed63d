import { photoNamed, type PhotoName } from '@recto/core';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { space } from '../../theme/tokens.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { imageArea, TileControls, type ImageAreaProps } from './tile-layout.tsx';

export interface UploadingTileProps {
  readonly photo: PhotoName;
  readonly caption: ReactElement;
  /** The share of the file that has been sent, 0 to 1; null if unknown. */
  readonly progress: number | null;
  readonly onCancel: () => void;
}

/** A photo that is being uploaded (§2): its progress and a cancel button. */
export function UploadingTile({ photo, caption, progress, onCancel }: UploadingTileProps) {
  const { t } = useTranslation();
  const photoName = { photo: t(`photos.name.${photo}`) };
  return (
    <>
      <Area $frame={photoNamed(photo).frame}>
        <ProgressBar progress={progress} label={t('confirm.tile.progressLabel', photoName)} />
      </Area>
      <div>
        {caption}
        <TileControls>
          <Button
            action="cancel"
            variant="quiet"
            size="compact"
            label={t('confirm.label.cancel', photoName)}
            onClick={onCancel}
          >
            {t('actions.cancel')}
          </Button>
        </TileControls>
      </div>
    </>
  );
}

const Area = styled.div<ImageAreaProps>`
  ${imageArea}
  padding: ${space.x4};
`;
