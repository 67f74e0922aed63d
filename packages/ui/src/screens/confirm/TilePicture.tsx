import type { PhotoName, TileState } from '@recto/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EnlargeIcon, TrashIcon } from '../../components/icons/icons.tsx';
import { focusRing } from '../../theme/focus-ring.ts';
import { rem } from '../../theme/rem.ts';
import { color, media, radius, size, space, stroke, target } from '../../theme/tokens.ts';
import { doubleTapGuard, useDoubleTapGuard } from '../use-double-tap-guard.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { imageArea } from './tile-layout.tsx';
import { tilePicturesOf } from './tile-pictures.ts';

export interface TilePictureProps {
  readonly photo: PhotoName;
  readonly state: Exclude<TileState, { readonly name: 'empty' }>;
  /** Opens the photo in full screen. */
  readonly onOpen: () => void;
  /** The delete button is shown unless this is null. */
  readonly onDelete: (() => void) | null;
}

/**
 * The picture of a tile: a tap opens it in full screen. The delete button (§2) is in its corner, and the
 * progress of the upload is laid over it.
 */
export function TilePicture({ photo, state, onOpen, onDelete }: TilePictureProps) {
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
              : t('confirm.tile.previewUnavailable')
          }
        />
      </Frame>
      <OpenButton
        type="button"
        data-action="enlarge"
        aria-label={t('confirm.viewer.open', photoName)}
        onClick={onOpen}
      >
        {state.name !== 'uploading' && (
          <EnlargeMark>
            <EnlargeIcon size={rem(1)} />
          </EnlargeMark>
        )}
      </OpenButton>
      {state.name === 'uploading' && (
        <Progress>
          <ProgressBar progress={state.progress} label={t('confirm.tile.progressLabel', photoName)} />
        </Progress>
      )}
      {onDelete !== null && (
        <Guarded>
          <DeleteButton
            type="button"
            data-action="delete"
            aria-label={t('confirm.label.delete', photoName)}
            onClick={onDelete}
          >
            <Chip>
              <TrashIcon size={size.iconSmall} />
            </Chip>
          </DeleteButton>
        </Guarded>
      )}
    </Area>
  );
}

/** Appears where the add button was: the second tap of a double tap does not press it. */
function Guarded({ children }: { readonly children: ReactNode }) {
  return <Guard {...useDoubleTapGuard()}>{children}</Guard>;
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

/** Opaque, so that it is visible on any photo. */
const Chip = styled.span`
  display: grid;
  place-items: center;
  width: ${rem(2)};
  height: ${rem(2)};
  border: ${stroke.hairline} solid ${color.hairline};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.ink};
`;

const EnlargeMark = styled(Chip)`
  position: absolute;
  inset-inline-end: ${space.x1};
  bottom: ${space.x1};
  width: ${rem(1.5)};
  height: ${rem(1.5)};
  color: ${color.inkMuted};
`;

const Guard = styled.div`
  position: absolute;
  top: 0;
  inset-inline-end: 0;
  ${doubleTapGuard}
`;

const DeleteButton = styled.button`
  display: grid;
  place-items: start end;
  min-width: ${target.main};
  min-height: ${target.main};
  padding: ${space.x1};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  cursor: pointer;
  ${focusRing}
  &:active > span {
    background: ${color.dangerWash};
    color: ${color.dangerInk};
  }
  ${media.hover} {
    &:hover > span {
      background: ${color.dangerWash};
      color: ${color.dangerInk};
    }
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
