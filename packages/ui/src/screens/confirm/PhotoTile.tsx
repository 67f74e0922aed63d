import type { PhotoName, Tile as TileSnapshot } from '@recto/core';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { CloseIcon, RetakeIcon, TrashIcon } from '../../components/icons/icons.tsx';
import { color, size, space, target } from '../../theme/tokens.ts';
import { doubleTapGuard, useDoubleTapGuard } from '../use-double-tap-guard.ts';
import type { ConfirmActions } from './confirm-actions.ts';
import { EmptyTile } from './EmptyTile.tsx';
import { FileControls } from './FileControls.tsx';
import { stateTextOf, type StateText } from './kept-photos.ts';
import { TileCaption } from './TileCaption.tsx';
import { tileColumns, TileControls } from './tile-layout.tsx';
import { TilePicture } from './TilePicture.tsx';
import type { PhotoSource } from './photo-source.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

export interface PhotoTileProps {
  readonly tile: TileSnapshot;
  /** The only tile of its section: it spans both columns and shows no side. */
  readonly single: boolean;
  /** The id of the text of the tile's problem, or of why it was refused, which stands outside of it; not there without one. */
  readonly problemId: string;
  /** The delete modal is open for this tile. */
  readonly askingToDelete: boolean;
  readonly source: PhotoSource;
  /** Whether a file may be chosen for a missing photo. */
  readonly offersFile: boolean;
  readonly actions: ConfirmActions;
  /** Shows the photo in full screen. */
  readonly onOpen: (photo: PhotoName) => void;
}

/** One photo of the confirm screen (§2), in one of five states: empty, waiting, uploading, failed, filled. */
export function PhotoTile(props: PhotoTileProps) {
  const { single, problemId, askingToDelete, source, offersFile, actions, onOpen } = props;
  const { photo, state, problem, refused } = props.tile;
  const { t } = useTranslation();
  const captionId = useId();
  const tile = useFocusFallback<HTMLFieldSetElement>(`${state.name} ${askingToDelete}`);
  const caption = (
    <TileCaption
      id={captionId}
      state={stateTextOf(state)}
      side={single ? null : t(`photos.side.${photo}`)}
      isLost={state.name === 'failed' && problem !== null}
    />
  );
  const isDeletable = state.name === 'filled' || state.name === 'failed';
  return (
    <Tile
      ref={tile}
      tabIndex={-1}
      aria-label={t(`photos.title.${photo}`)}
      aria-describedby={problem === null && refused === undefined ? captionId : `${captionId} ${problemId}`}
      data-photo={photo}
      data-state={state.name}
      $single={single}
    >
      {state.name === 'empty' ? (
        <EmptyTile
          photo={photo}
          source={source}
          offersFile={offersFile}
          caption={caption}
          actions={actions}
        />
      ) : (
        <>
          <TilePicture photo={photo} state={state} onOpen={() => onOpen(photo)} />
          <div>
            <CaptionLine>
              {caption}
              {isDeletable && !single && (
                <DeleteButton photo={photo} hasLabel={false} onDelete={actions.requestDeletion} />
              )}
            </CaptionLine>
            {isDeletable && single && (
              <DeleteButton photo={photo} hasLabel onDelete={actions.requestDeletion} />
            )}
            <StateControls
              key={state.name}
              state={state.name === 'failed' && problem !== null ? 'kept' : stateTextOf(state)}
              photo={photo}
              source={source}
              actions={actions}
            />
          </div>
        </>
      )}
    </Tile>
  );
}

interface DeleteButtonProps {
  readonly photo: PhotoName;
  /** Beside the picture there is room for the word; below it, the side stands in the same line. */
  readonly hasLabel: boolean;
  readonly onDelete: (photo: PhotoName) => void;
}

/** The delete button of a tile (§2). It is not on the picture. */
function DeleteButton({ photo, hasLabel, onDelete }: DeleteButtonProps) {
  const { t } = useTranslation();
  const button = {
    action: 'delete',
    label: t('confirm.label.delete', { photo: t(`photos.name.${photo}`) }),
    icon: <TrashIcon size={size.iconSmall} />,
    onClick: () => onDelete(photo),
  } as const;
  const guard = useDoubleTapGuard();
  if (!hasLabel) {
    return (
      <EndOfLine {...guard}>
        <IconButton {...button} />
      </EndOfLine>
    );
  }
  return (
    <TileControls>
      <Button variant="quiet" size="compact" {...button}>
        {t('confirm.tile.delete')}
      </Button>
    </TileControls>
  );
}

interface StateControlsProps {
  readonly photo: PhotoName;
  /** One that can't be sent as it is has the controls of one that was refused. */
  readonly state: StateText;
  readonly source: PhotoSource;
  readonly actions: Pick<ConfirmActions, 'cancel' | 'retry' | 'openCamera' | 'chooseFile'>;
}

/** The controls below the caption; a photo that the provider has needs none, unless it was refused. */
function StateControls(props: StateControlsProps): ReactElement | null {
  const { photo, state, source, actions } = props;
  const { t } = useTranslation();
  const photoName = { photo: t(`photos.name.${photo}`) };
  switch (state) {
    case 'waiting':
    case 'uploading':
      return (
        <TileControls>
          <Button
            action="cancel"
            variant="quiet"
            size="compact"
            icon={<CloseIcon size={size.iconSmall} />}
            label={t('confirm.label.cancel', photoName)}
            onClick={() => actions.cancel(photo)}
          >
            {t('actions.cancel')}
          </Button>
        </TileControls>
      );
    case 'failed':
      return (
        <TileControls>
          <Button
            action="retry"
            variant="quiet"
            size="compact"
            icon={<RetakeIcon size={size.iconSmall} />}
            label={t('confirm.label.retry', photoName)}
            onClick={() => actions.retry(photo)}
          >
            {t('confirm.tile.retry')}
          </Button>
        </TileControls>
      );
    case 'kept':
      if (source !== 'camera') {
        return <FileControls photo={photo} source={source} actions={actions} />;
      }
      return (
        <TileControls>
          <Button
            action="retake"
            variant="quiet"
            size="compact"
            icon={<RetakeIcon size={size.iconSmall} />}
            label={t('confirm.label.retake', photoName)}
            onClick={() => actions.openCamera(photo)}
          >
            {t('capture.preview.retake')}
          </Button>
        </TileControls>
      );
    case 'empty':
    case 'filled':
      return null;
  }
}

const CaptionLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
`;

/** The icon ends where the picture does, in the middle of the first line; what can be tapped is larger. */
const EndOfLine = styled.div`
  margin: calc((1.25em - ${target.main}) / 2) calc((${size.iconSmall} - ${target.main}) / 2)
    calc(1.25em - ${target.main});
  color: ${color.inkMuted};
  ${doubleTapGuard}
`;

const Tile = styled.fieldset<{ readonly $single: boolean }>`
  ${({ $single }) => ($single ? tileColumns : 'display: grid;')}
  ${({ $single }) => $single && 'grid-column: 1 / -1; align-items: center;'}
  align-content: start;
  min-width: 0;
  gap: ${space.x2} ${space.x3};
  &:focus {
    outline: none;
  }
`;
