import { photoNamed, type PhotoName } from '@recto/core';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { space } from '../../theme/tokens.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { area, TileControls, type AreaLook } from './tile-layout.tsx';

export interface UploadingTileProps {
  readonly photo: PhotoName;
  readonly caption: ReactElement;
  /** The share of the file that has left, 0 to 1; null where that is not known. */
  readonly progress: number | null;
  readonly onCancel: () => void;
}

/** A photo on its way (§2): how far it has come, and cancel. */
export function UploadingTile({ photo, caption, progress, onCancel }: UploadingTileProps) {
  const { t } = useTranslation();
  const name = { photo: t(`photos.name.${photo}`) };
  return (
    <>
      <Area $frame={photoNamed(photo).frame}>
        <ProgressBar progress={progress} label={t('confirm.tile.progressLabel', name)} />
      </Area>
      <div>
        {caption}
        <TileControls>
          <Button
            action="cancel"
            variant="quiet"
            size="compact"
            label={t('confirm.label.cancel', name)}
            onClick={onCancel}
          >
            {t('actions.cancel')}
          </Button>
        </TileControls>
      </div>
    </>
  );
}

const Area = styled.div<AreaLook>`
  ${area}
  padding: ${space.x4};
`;
