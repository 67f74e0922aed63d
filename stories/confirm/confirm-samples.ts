import {
  documents,
  perPhoto,
  photoNames,
  type ConfirmSection,
  type ConfirmSnapshot,
  type PhotoName,
  type PhotoUpload,
  type Tile,
  type TileState,
} from '@recto/core';
import type { ConfirmActions } from '@recto/ui';
import { fn } from 'storybook/test';
import { samplePhoto } from '../screens/sample-photos.ts';

/** Sample snapshots of the confirm screen. A new state of a tile does not compile until it is here. */

/** A picked file that is too large to be shown before it is sent. */
const largeFile: PhotoUpload = {
  source: 'picked',
  photo: 'idCardRecto',
  file: new Blob([new Uint8Array(13 * 1024 * 1024)]),
};

export const tileStates = {
  empty: { name: 'empty' },
  /** Without a picture. */
  waiting: { name: 'waiting', content: largeFile },
  /** Without a picture. */
  failed: { name: 'failed', content: largeFile },
  /** Without a picture. */
  uploading: { name: 'uploading', content: largeFile, progress: 0.42 },
  /** Without a thumbnail. */
  filled: { name: 'filled', thumb: null, content: null },
} as const satisfies { [Name in TileState['name']]: Extract<TileState, { name: Name }> };

export type Tiles = Readonly<Record<PhotoName, TileState>>;

/** A tile in this state for each photo. */
export function allTiles(state: TileState): Tiles {
  return perPhoto(() => state);
}

/** A filled tile for each photo, with the fake camera's image as its thumbnail. */
export async function filledTiles(): Promise<Tiles> {
  const tiles = photoNames.map(async (photo) => {
    const { dataUrl } = await samplePhoto(photo);
    return [photo, { name: 'filled', thumb: { displayUrl: dataUrl }, content: null }] as const;
  });
  return Object.fromEntries(await Promise.all(tiles)) as unknown as Tiles;
}

/** Filled tiles, of which the photos were refused, and kept by the provider. */
export function keptTiles(filled: Tiles): Tiles {
  return perPhoto(({ name }) => ({ ...filled[name], isKept: true }) as TileState);
}

/**
 * A waiting, uploading or failed tile for each photo, with the fake camera's image.
 * @param progress of the upload, 0 to 1; null if it is unknown.
 */
export async function pendingTiles(
  name: 'waiting' | 'uploading' | 'failed',
  progress: number | null = 0.42,
): Promise<Tiles> {
  const tiles = photoNames.map(async (photo) => {
    const content = { source: 'taken', photo, image: await samplePhoto(photo) } as const;
    return [photo, name === 'uploading' ? { name, content, progress } : { name, content }] as const;
  });
  return Object.fromEntries(await Promise.all(tiles)) as unknown as Tiles;
}

/** What is wrong with the photos, or with the files that were picked last. */
export type Problems = Partial<Readonly<Record<PhotoName, Pick<Tile, 'problem' | 'advice' | 'refused'>>>>;

/** The sections that hold these tiles. */
export function sectionsOf(tiles: Partial<Tiles>, problems: Problems = {}): readonly ConfirmSection[] {
  return documents
    .map(({ name, photos }) => ({
      document: name,
      tiles: photos.flatMap(({ name: photo }) => {
        const state = tiles[photo];
        return state === undefined ? [] : [{ photo, state, ...(problems[photo] ?? { problem: null }) }];
      }),
    }))
    .filter((section) => section.tiles.length > 0);
}

/** A confirm screen with a tile for each photo that is given. */
export function sampleConfirm(
  tiles: Partial<Tiles>,
  part: Partial<ConfirmSnapshot> = {},
  problems: Problems = {},
): ConfirmSnapshot {
  const sections = sectionsOf(tiles, problems);
  const missing = sections
    .flatMap((section) => section.tiles)
    .filter(({ state }) => state.name !== 'filled')
    .map(({ photo }) => photo);
  return {
    sections,
    deletion: { status: 'none' },
    missing,
    adminComment: null,
    finishing: false,
    online: true,
    ...part,
  };
}

export const confirmActions: ConfirmActions = {
  openCamera: fn(),
  takeMissing: fn(),
  chooseFile: fn(),
  cancelFinish: fn(),
  retry: fn(),
  cancel: fn(),
  requestDeletion: fn(),
  cancelDeletion: fn(),
  confirmDeletion: fn(),
  finish: fn(),
};
