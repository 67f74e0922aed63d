import { documents, type Language, type ConfirmSnapshot, type PhotoName, type TileState } from '@recto/core';
import { ConfirmView, type ConfirmActions } from '@recto/ui';
import { vi, type Mock } from 'vitest';
import { onScreen } from './on-screen.tsx';

export const empty: TileState = { name: 'empty' };
export const uploading: TileState = { name: 'uploading', progress: 0.424 };
export const filled: TileState = { name: 'filled', thumb: null };

export function filledWith(displayUrl: string): TileState {
  return { name: 'filled', thumb: { displayUrl } };
}

/** A snapshot with a tile for each photo that is named; those that are not filled are missing. */
export function snapshotOf(
  tiles: Partial<Record<PhotoName, TileState>>,
  part: Partial<ConfirmSnapshot> = {},
): ConfirmSnapshot {
  const sections = documents.map(({ name, photos }) => ({
    document: name,
    tiles: photos.flatMap(({ name: photo }) =>
      tiles[photo] === undefined ? [] : { photo, state: tiles[photo] },
    ),
  }));
  return {
    sections: sections.filter((section) => section.tiles.length > 0),
    deletion: { status: 'none' },
    missing: sections
      .flatMap((section) => section.tiles)
      .filter(({ state }) => state.name !== 'filled')
      .map(({ photo }) => photo),
    finishing: false,
    online: true,
    ...part,
  };
}

function confirmActions(): { [Action in keyof ConfirmActions]: Mock<ConfirmActions[Action]> } {
  return {
    openCamera: vi.fn(),
    choose: vi.fn(),
    retry: vi.fn(),
    cancel: vi.fn(),
    askToDelete: vi.fn(),
    keep: vi.fn(),
    delete: vi.fn(),
    finish: vi.fn(),
  };
}

interface ConfirmScreenOptions {
  readonly captureSupported?: boolean;
  readonly hasCamera?: boolean;
  readonly language?: Language | undefined;
}

/** The confirm view, which a test moves from snapshot to snapshot. */
export async function confirmScreen(
  first: ConfirmSnapshot,
  { captureSupported = true, hasCamera = true, language }: ConfirmScreenOptions = {},
) {
  const screen = await onScreen(language);
  const actions = confirmActions();
  const see = (snapshot: ConfirmSnapshot) =>
    screen.show(
      <ConfirmView
        snapshot={snapshot}
        captureSupported={captureSupported}
        hasCamera={hasCamera}
        actions={actions}
      />,
    );
  see(first);
  const tile = (photo: PhotoName) => screen.find(`[data-screen="confirm"] [data-photo="${photo}"]`);
  return {
    ...screen,
    did: actions,
    see,
    tile,
    tileAction: (photo: PhotoName, name: string) =>
      tile(photo).querySelector<HTMLButtonElement>(`[data-action="${name}"]`)!,
  };
}

/** The actions within this element, in the order of the markup. */
export function actionsIn(element: HTMLElement): string[] {
  return [...element.querySelectorAll<HTMLElement>('[data-action]')].map(({ dataset }) => dataset['action']!);
}
