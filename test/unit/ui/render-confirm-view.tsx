import {
  documents,
  type ConfirmSnapshot,
  type FilePickerRule,
  type Language,
  type PhotoName,
  type TileState,
} from '@recto/core';
import { ConfirmView, type ConfirmActions } from '@recto/ui';
import { vi, type Mock } from 'vitest';
import { renderPage } from './render-page.tsx';

export const empty: TileState = { name: 'empty' };
/** A picture of one pixel. */
const gif = Uint8Array.from(atob('R0lGODlhAQABAAAAACwAAAAAAQABAAA='), (char) => char.charCodeAt(0));
const content = { source: 'picked', photo: 'idCardRecto', file: new Blob([gif]) } as const;
export const waiting: TileState = { name: 'waiting', content };
export const failed: TileState = { name: 'failed', content };
export const uploading: TileState = { name: 'uploading', content, progress: 0.424 };
export const filled: TileState = { name: 'filled', thumb: null, content: null };
/** A refused photo that the provider has kept. */
export const kept: TileState = { name: 'filled', thumb: null, content: null, isKept: true };

export function filledWith(displayUrl: string): TileState {
  return { name: 'filled', thumb: { displayUrl }, content: null };
}

/** A snapshot with these tiles; the photos whose tile is not filled are missing. */
export function snapshotOf(
  tiles: Partial<Record<PhotoName, TileState>>,
  part: Partial<ConfirmSnapshot> = {},
): ConfirmSnapshot {
  const sections = documents.map(({ name, photos }) => ({
    document: name,
    tiles: photos.flatMap(({ name: photo }) =>
      tiles[photo] === undefined ? [] : { photo, state: tiles[photo], problem: null },
    ),
  }));
  return {
    sections: sections.filter((section) => section.tiles.length > 0),
    deletion: { status: 'none' },
    missing: sections
      .flatMap((section) => section.tiles)
      .filter(({ state }) => state.name !== 'filled')
      .map(({ photo }) => photo),
    adminComment: null,
    finishing: false,
    online: true,
    ...part,
  };
}

function confirmActions(): { [Action in keyof ConfirmActions]: Mock<ConfirmActions[Action]> } {
  return {
    openCamera: vi.fn(),
    takeMissing: vi.fn(),
    chooseFile: vi.fn(),
    cancelFinish: vi.fn(),
    retry: vi.fn(),
    cancel: vi.fn(),
    requestDeletion: vi.fn(),
    cancelDeletion: vi.fn(),
    confirmDeletion: vi.fn(),
    finish: vi.fn(),
  };
}

interface ConfirmViewOptions {
  readonly captureSupported?: boolean;
  readonly hasCamera?: boolean;
  readonly filePicker?: FilePickerRule;
  readonly language?: Language | undefined;
}

/** Renders the confirm view; `update` shows another snapshot. */
export async function renderConfirmView(
  first: ConfirmSnapshot,
  { captureSupported = true, hasCamera = true, filePicker, language }: ConfirmViewOptions = {},
) {
  const screen = await renderPage(language);
  const actions = confirmActions();
  const update = (snapshot: ConfirmSnapshot) =>
    screen.show(
      <ConfirmView
        snapshot={snapshot}
        captureSupported={captureSupported}
        hasCamera={hasCamera}
        filePicker={filePicker}
        actions={actions}
      />,
    );
  update(first);
  const tile = (photo: PhotoName) => screen.find(`[data-screen="confirm"] [data-photo="${photo}"]`);
  return {
    ...screen,
    handlers: actions,
    update,
    tile,
    tileAction: (photo: PhotoName, name: string) =>
      tile(photo).querySelector<HTMLButtonElement>(`[data-action="${name}"]`)!,
  };
}

/** The actions of the controls in an element, in document order. */
export function actionsIn(element: HTMLElement): string[] {
  return [...element.querySelectorAll<HTMLElement>('[data-action]')].map(({ dataset }) => dataset['action']!);
}
