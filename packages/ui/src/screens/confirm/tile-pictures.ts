import { safeImage, type PhotoUpload, type TileState } from '@recto/core';

/** The pictures of a photo, from two sources; null if there is none. */
export interface TilePictures {
  /** The image itself, while it is in this page's memory: a data URL, or the picked file. */
  readonly local: string | Blob | null;
  /** The provider's thumb: a URL that `safeImage` in core has checked. */
  readonly remote: string | null;
}

/** The largest picked file that a tile shows, in bytes: a phone may lack the memory to decode several larger ones. */
const maxTileBytes = 12 * 1024 * 1024;

/** What a tile shows of its photo. */
export function tilePicturesOf(state: TileState): TilePictures {
  const { local, remote } = picturesOf(state);
  const isTooLarge = local !== null && typeof local !== 'string' && local.size > maxTileBytes;
  return { local: isTooLarge ? null : local, remote };
}

/** All there is to show of a photo, at its full size. */
export function picturesOf(state: TileState): TilePictures {
  if (state.name === 'empty') return { local: null, remote: null };
  const remote = state.name === 'filled' ? safeImage(state.thumb?.displayUrl ?? null) : null;
  return { local: state.content === null ? null : imageOf(state.content), remote };
}

function imageOf(content: PhotoUpload): string | Blob {
  return content.source === 'taken' ? content.image.dataUrl : content.file;
}
