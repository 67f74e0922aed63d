import type { ConfirmSnapshot, Tile, TileState } from '@recto/core';
import type { TFunction } from 'i18next';

/** Why the confirm button is disabled. */
export interface DisabledReason {
  /** What a screen reader reads: it names the missing photos. */
  readonly full: string;
  /** What is shown: of missing photos only how many, since the tiles show which, and the button names the next. */
  readonly shown: string;
}

/** The tiles of the photos that are still to be added, and those too large to be sent, in the order in which they are taken. */
export function tilesToAdd({ sections }: Pick<ConfirmSnapshot, 'sections'>): readonly Tile[] {
  const tiles = sections.flatMap((section) => section.tiles);
  return tiles.filter(
    ({ state: { name }, problem }) => name === 'empty' || (name === 'failed' && problem !== null),
  );
}

/**
 * Why the confirm button is disabled (§5). What the customer can act on comes first.
 * @returns null if no photo is missing.
 */
export function disabledReason(
  t: TFunction,
  snapshot: Pick<ConfirmSnapshot, 'sections' | 'missing' | 'online'>,
): DisabledReason | null {
  const { sections, missing, online } = snapshot;
  if (missing.length === 0) return null;
  const tiles = sections.flatMap((section) => section.tiles).filter(({ photo }) => missing.includes(photo));
  const countOf = (...names: readonly TileState['name'][]) =>
    tiles.filter(({ state }) => names.includes(state.name)).length;

  const toAdd = tilesToAdd(snapshot);
  if (toAdd.length === 0) {
    const failed = countOf('failed');
    if (failed > 0) return same(t('confirm.failed', { count: failed }));
    const pending = { count: countOf('waiting', 'uploading') };
    return same(online ? t('confirm.unsent', pending) : t('confirm.offline', pending));
  }

  const full = t('confirm.missing', {
    count: toAdd.length,
    photos: toAdd.map(({ photo }) => t(`photos.name.${photo}`)),
  });
  return { full, shown: t('confirm.stillMissing', { count: toAdd.length }) };
}

function same(text: string): DisabledReason {
  return { full: text, shown: text };
}
