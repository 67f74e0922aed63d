import type { PhotoName, TileState } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus-ring.ts';
import { color, media, radius, space, stroke } from '../../theme/tokens.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { imageArea } from './tile-layout.tsx';
import { tilePicturesOf } from './tile-pictures.ts';

export interface TilePictureProps {
  readonly photo: PhotoName;
  readonly state: Exclude<TileState, { readonly name: 'empty' }>;
  /** Opens the photo in full screen. */
  readonly onOpen: () => void;
}

/** The picture of a tile: a tap opens it in full screen. Only the progress of the upload is laid over it. */
export function TilePicture({ photo, state, onOpen }: TilePictureProps) {
  const { t } = useTranslation();
  const photoName = { photo: t(`photos.name.${photo}`) };
  return (
    <Area>
      <Frame>
        <Thumbnail
          photo={photo}
          pictures={tilePicturesOf(state)}
          unavailable={
            state.name === 'filled'
              ? t('confirm.tile.thumbnailUnavailable')
              : state.name === 'uploading'
                ? null
                : t('confirm.tile.previewUnavailable')
          }
        />
      </Frame>
      <OpenButton
        type="button"
        data-action="enlarge"
        aria-label={t('confirm.viewer.open', photoName)}
        onClick={onOpen}
      />
      {state.name === 'uploading' && (
        <Progress>
          <ProgressBar progress={state.progress} label={t('confirm.tile.progressLabel', photoName)} />
        </Progress>
      )}
    </Area>
  );
}

const Area = styled.div`
  ${imageArea}
`;

/** Below the button, so that what it shows is not part of the button's name. */
const Frame = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-radius: inherit;
`;

const OpenButton = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  cursor: zoom-in;
  ${focusRing}
  ${media.forcedColors} {
    border: ${stroke.control} solid ButtonBorder;
  }
`;

/** On a plate along the lower edge, so that the picture stays visible and the text readable. */
const Progress = styled.div`
  position: absolute;
  inset: auto ${space.x1} ${space.x1};
  display: grid;
  justify-items: center;
  padding: ${space.x1} ${space.x2};
  border-radius: ${radius.small};
  background: ${color.surface};
  pointer-events: none;
`;
