import { photoNames, requiredPhotos, type PhotoName } from '../model/photos.ts';
import { hasPhoto, missingPhotos } from '../model/procedure.ts';
import type { RefusedPhotos } from '../model/refused-photo.ts';
import type { StoredProcedure } from '../ports/storage.ts';

/** The last refusal of a procedure. */
export interface Refusal {
  /** The administrator's comment (§3); null if there was none. */
  readonly adminComment: string | null;
  /** Why single photos were refused (decision 7.10), less those that were taken again since. */
  readonly photos: RefusedPhotos;
  /**
   * The refused photos that the provider still had when the procedure began again, less those that were taken again or
   * deleted since: those of `photos`; without any, all if it cleared no required one. The customer decides which of them
   * to take again.
   */
  readonly kept: readonly PhotoName[];
}

/**
 * The last refusal: the customer who takes the photos again still needs to know of it, and the provider's procedure no
 * longer has it after a reset (decision 7.6).
 * @param entry what is shown from now on.
 * @param before what was shown until now, with its refusal.
 * @returns null if there was none, or the procedure has ended.
 */
export function refusalAfter(
  entry: StoredProcedure | null,
  before: { readonly entry: StoredProcedure | null; readonly refusal: Refusal | null },
): Refusal | null {
  if (entry === null) return null;
  const { procedure } = entry;
  const known = before.entry?.token === entry.token ? before.refusal : null;
  const wasRefused = before.entry?.procedure.status === 'refused';
  const photos = procedure.refusals ?? known?.photos ?? {};
  if (procedure.status === 'refused') {
    return { adminComment: procedure.adminComment?.trim() || null, photos, kept: [] };
  }
  const continues = procedure.status === 'active' || procedure.status === 'started';
  // After a reload, only the provider still knows of a refusal.
  if (!continues || (known === null && Object.keys(photos).length === 0)) return null;
  const refused = photoNames.filter((name) => name in photos);
  const isComplete = missingPhotos(procedure).length === 0;
  const keptFirst = refused.length > 0 ? refused : isComplete ? requiredPhotos(procedure) : [];
  const kept = (known === null || wasRefused ? keptFirst : known.kept).filter((name) =>
    hasPhoto(procedure, name),
  );
  return {
    adminComment: known?.adminComment ?? null,
    photos: pick(photos, (name) => !hasPhoto(procedure, name) || kept.includes(name)),
    kept,
  };
}

function pick(photos: RefusedPhotos, isWanted: (name: PhotoName) => boolean): RefusedPhotos {
  return Object.fromEntries(Object.entries(photos).filter(([name]) => isWanted(name as PhotoName)));
}
