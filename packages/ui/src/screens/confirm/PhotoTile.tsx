import type { PhotoName, TileState } from '@recto/core';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';
import type { ConfirmActions } from './confirm-actions.ts';
import { EmptyTile } from './EmptyTile.tsx';
import { FailedTile } from './FailedTile.tsx';
import { FilledTile } from './FilledTile.tsx';
import { TileCaption } from './TileCaption.tsx';
import { tileColumns } from './tile-layout.tsx';
import { UploadingTile } from './UploadingTile.tsx';
import { WaitingTile } from './WaitingTile.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

export interface PhotoTileProps {
  readonly photo: PhotoName;
  readonly state: TileState;
  /** The only tile of its section: it spans both columns and shows no side. */
  readonly single: boolean;
  /** The delete modal is open for this tile. */
  readonly askingToDelete: boolean;
  readonly captureSupported: boolean;
  readonly hasCamera: boolean;
  readonly actions: ConfirmActions;
}

/** One photo of the confirm screen (§2), in one of five states: empty, waiting, uploading, failed, filled. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, state, single, askingToDelete } = props;
  const { t } = useTranslation();
  const captionId = useId();
  const tile = useFocusFallback<HTMLFieldSetElement>(`${state.name} ${askingToDelete}`);
  return (
    <Tile
      ref={tile}
      tabIndex={-1}
      aria-label={t(`photos.title.${photo}`)}
      aria-describedby={captionId}
      data-photo={photo}
      data-state={state.name}
      $single={single}
    >
      <TileContent
        {...props}
        caption={
          <TileCaption id={captionId} state={state.name} side={single ? null : t(`photos.side.${photo}`)} />
        }
      />
    </Tile>
  );
}

function TileContent(props: PhotoTileProps & { readonly caption: ReactElement }): ReactElement {
  const { photo, state, caption, captureSupported, hasCamera, actions } = props;
  switch (state.name) {
    case 'empty':
      return (
        <EmptyTile
          photo={photo}
          caption={caption}
          captureSupported={captureSupported}
          hasCamera={hasCamera}
          actions={actions}
        />
      );
    case 'waiting':
      return (
        <WaitingTile
          photo={photo}
          caption={caption}
          content={state.content}
          onCancel={() => actions.cancel(photo)}
        />
      );
    case 'failed':
      return (
        <FailedTile
          photo={photo}
          caption={caption}
          content={state.content}
          onRetry={() => actions.retry(photo)}
          onDelete={() => actions.requestDeletion(photo)}
        />
      );
    case 'uploading':
      return (
        <UploadingTile
          photo={photo}
          caption={caption}
          progress={state.progress}
          onCancel={() => actions.cancel(photo)}
        />
      );
    case 'filled':
      return (
        <FilledTile
          photo={photo}
          caption={caption}
          thumb={state.thumb}
          onDelete={() => actions.requestDeletion(photo)}
        />
      );
  }
}

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
