import { documents, type ConfirmSnapshot, type PhotoName, type TileState } from '@recto/core';
import type { ConfirmActions } from '@recto/ui';
import { fn } from 'storybook/test';

/** Sample snapshots of the confirm screen. A new state of a tile or of the modal does not compile until it is here. */

export const tileStates = {
  empty: { name: 'empty' },
  uploading: { name: 'uploading', progress: 0.42 },
  filled: { name: 'filled', thumb: null },
} as const satisfies { [Name in TileState['name']]: Extract<TileState, { name: Name }> };

/** A confirm screen with a tile for each photo that is given. */
export function sampleConfirm(
  tiles: Partial<Readonly<Record<PhotoName, TileState>>>,
  part: Partial<ConfirmSnapshot> = {},
): ConfirmSnapshot {
  const sections = documents
    .map(({ name, photos }) => ({
      document: name,
      tiles: photos.flatMap((photo: PhotoName) => {
        const state = tiles[photo];
        return state === undefined ? [] : [{ photo, state }];
      }),
    }))
    .filter((section) => section.tiles.length > 0);
  const missing = sections
    .flatMap((section) => section.tiles)
    .filter(({ state }) => state.name !== 'filled')
    .map(({ photo }) => photo);
  return { sections, deletion: { status: 'none' }, missing, finishing: false, ...part };
}

export const confirmActions: ConfirmActions = {
  openCamera: fn(),
  choose: fn(),
  cancel: fn(),
  askToDelete: fn(),
  keep: fn(),
  delete: fn(),
  finish: fn(),
};
