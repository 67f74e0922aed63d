import { photoNamed, type PhotoName, type TileState } from '@recto/core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import {
  CloseIcon,
  MinusIcon,
  PictureIcon,
  PlusIcon,
  RetakeIcon,
  TrashIcon,
} from '../../../components/icons/icons.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { useModalDialog } from '../../../components/use-modal-dialog.ts';
import { rem } from '../../../theme/rem.ts';
import {
  color,
  leading,
  media,
  motion,
  safeArea,
  size,
  space,
  textSize,
  viewfinder,
  weight,
} from '../../../theme/tokens.ts';
import type { ConfirmActions } from '../confirm-actions.ts';
import { FileInput } from '../FileInput.tsx';
import { stateTextOf } from '../kept-photos.ts';
import type { PhotoSource } from '../photo-source.ts';
import { picturesOf } from '../tile-pictures.ts';
import { useBlobUrl } from '../use-blob-url.ts';
import { useZoom } from './use-zoom.ts';

export interface PhotoViewerProps {
  readonly photo: PhotoName;
  readonly state: Exclude<TileState, { readonly name: 'empty' }>;
  /** Whether it was not sent, and can be sent again as it is. */
  readonly canRetry: boolean;
  readonly source: PhotoSource;
  readonly actions: Pick<ConfirmActions, 'retry' | 'openCamera' | 'chooseFile' | 'requestDeletion'>;
  readonly onClose: () => void;
}

/**
 * One photo in full screen, to judge whether everything can be read: pinch, drag, double tap, buttons and keys
 * zoom. The photo can be retaken, which replaces it without deleting it first (decision 3.10), or deleted.
 */
export function PhotoViewer(props: PhotoViewerProps) {
  const { photo, state, canRetry, actions, onClose } = props;

  const { t } = useTranslation();
  const { onKeyDown: trapFocus, ...dialog } = useModalDialog(onClose);
  const [titleId, stateId] = [useId(), useId()];
  const { zoom, stage, ...control } = useZoom();
  const isSettled = state.name === 'filled' || state.name === 'failed';
  const percent = t('confirm.tile.progress', { progress: zoom.scale });
  return (
    <Dialog
      {...dialog}
      data-theme="dark"
      aria-labelledby={titleId}
      aria-describedby={stateId}
      onKeyDown={(event: KeyboardEvent<HTMLDialogElement>) => {
        trapFocus(event);
        control.onKeyDown(event);
      }}
    >
      <Header>
        <div>
          <Title id={titleId}>{t(`photos.title.${photo}`)}</Title>
          <State id={stateId}>{t(`confirm.tile.state.${stateTextOf(state)}`)}</State>
        </div>
        <IconButton action="close" label={t('confirm.viewer.close')} icon={<CloseIcon />} onClick={onClose} />
      </Header>
      <Stage {...stage}>
        <Picture
          photo={photo}
          state={state}
          transform={`translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`}
          isTouched={control.isTouched}
        />
      </Stage>
      <Footer>
        <ZoomButtons>
          <IconButton
            action="zoom-out"
            label={t('confirm.viewer.zoomOut')}
            icon={<MinusIcon />}
            disabled={!control.canReduce}
            onClick={control.reduce}
          />
          <Scale aria-hidden="true">{percent}</Scale>
          <LiveRegion message={control.isChanged ? percent : null} />
          <IconButton
            action="zoom-in"
            label={t('confirm.viewer.zoomIn')}
            icon={<PlusIcon />}
            disabled={!control.canEnlarge}
            onClick={control.enlarge}
          />
        </ZoomButtons>
        <Choices>
          {canRetry && (
            <Button
              action="retry"
              onClick={() => {
                actions.retry(photo);
                onClose();
              }}
            >
              {t('confirm.tile.retry')}
            </Button>
          )}
          {isSettled && <Retake {...props} />}
          <Button
            action="delete"
            variant="secondary"
            icon={<TrashIcon size={size.iconSmall} />}
            label={t('confirm.label.delete', { photo: t(`photos.name.${photo}`) })}
            onClick={() => actions.requestDeletion(photo)}
          >
            {t('confirm.tile.delete')}
          </Button>
        </Choices>
      </Footer>
    </Dialog>
  );
}

interface PictureProps extends Pick<PhotoViewerProps, 'photo' | 'state'> {
  /** A CSS value. */
  readonly transform: string;
  readonly isTouched: boolean;
}

/** The whole photo: the image itself while it is in memory, otherwise the provider's. */
function Picture({ photo, state, transform, isTouched }: PictureProps) {
  const { t } = useTranslation();
  const { local, remote } = picturesOf(state);
  const [broken, setBroken] = useState<readonly (string | Blob)[]>([]);
  const picture = [local, remote].find((each) => each !== null && !broken.includes(each)) ?? null;
  const noteBroken = (one: string | Blob) => setBroken((others) => [...others, one]);
  const blobRef = useBlobUrl(typeof picture === 'string' ? null : picture, noteBroken);
  if (picture === null) {
    return (
      <Unavailable>
        <PictureIcon size={space.x10} />
        <span>{t('confirm.tile.previewUnavailable')}</span>
      </Unavailable>
    );
  }
  return (
    <Image
      ref={blobRef}
      src={typeof picture === 'string' ? picture : undefined}
      alt={t('confirm.tile.thumbnailAlt', { photo: t(`photos.name.${photo}`) })}
      draggable={false}
      onError={() => noteBroken(picture)}
      style={{ transform }}
      $isTouched={isTouched}
    />
  );
}

/** Goes to the camera, or to the camera app or the picker where the capture screen can't be used. */
function Retake({ photo, canRetry, source, actions, onClose }: PhotoViewerProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const isPicker = source === 'files';
  return (
    <>
      <Button
        action="retake"
        variant={canRetry ? 'secondary' : 'primary'}
        icon={isPicker ? <PictureIcon size={size.iconSmall} /> : <RetakeIcon size={size.iconSmall} />}
        onClick={() => (source === 'camera' ? actions.openCamera(photo) : input.current?.click())}
      >
        {isPicker ? t('actions.choosePhoto') : t('capture.preview.retake')}
      </Button>
      {source !== 'camera' && (
        <FileInput
          inputRef={input}
          capture={source === 'cameraApp' ? photoNamed(photo).facingMode : undefined}
          onFile={(file) => {
            actions.chooseFile(photo, file);
            onClose();
          }}
        />
      )}
    </>
  );
}

const Dialog = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  overflow: hidden;
  background: ${viewfinder.ground};
  color: ${viewfinder.ink};
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.low} {
    &[open] {
      grid-template-rows: auto minmax(0, 1fr);
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x3};
  padding: calc(${space.x2} + ${safeArea.top}) calc(${space.x2} + ${safeArea.right}) ${space.x2}
    calc(${space.x2} + ${safeArea.left});
  line-height: ${leading.heading};
  > div {
    padding-inline-start: calc(${size.gutter} - ${space.x2});
  }
  ${media.low} {
    grid-column: 1 / -1;
  }
`;

const Title = styled.h2`
  font-size: ${textSize.lead};
`;

const State = styled.p`
  color: ${viewfinder.inkMuted};
  font-size: ${textSize.small};
`;

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  touch-action: none;
  cursor: grab;
`;

const Image = styled.img<{ readonly $isTouched: boolean }>`
  width: 100%;
  height: 100%;
  object-fit: contain;
  user-select: none;
  -webkit-user-drag: none;
  transition: ${({ $isTouched }) => ($isTouched ? 'none' : `transform ${motion.fast} ${motion.easing}`)};
`;

const Unavailable = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${space.x2};
  height: 100%;
  overflow-wrap: anywhere;
  /* A small phone with large text has no room for both. */
  @media (max-height: 45em) {
    > svg {
      display: none;
    }
  }
  text-align: center;
  padding: ${space.x4};
  color: ${viewfinder.inkMuted};
`;

const Footer = styled.div`
  display: grid;
  gap: ${space.x2};
  width: 100%;
  max-width: calc(${size.column} + 2 * ${size.gutter});
  margin-inline: auto;
  padding: ${space.x2} calc(${size.gutter} + ${safeArea.right}) max(${space.x4}, ${safeArea.bottom})
    calc(${size.gutter} + ${safeArea.left});
  ${media.low} {
    align-content: end;
    width: ${rem(16)};
  }
`;

const ZoomButtons = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.x2};
`;

const Scale = styled.span`
  min-width: 4.5em;
  color: ${color.ink};
  font-weight: ${weight.medium};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** Side by side if each label fits on one line, otherwise stacked. */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x3};
  > button {
    flex: 1 1 max-content;
    width: auto;
    max-width: 100%;
    padding-inline: ${space.x3};
  }
`;
