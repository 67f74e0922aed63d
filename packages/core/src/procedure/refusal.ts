import { requiredPhotos, type PhotoName } from '../model/photos.ts';
import { hasPhoto, missingPhotos } from '../model/procedure.ts';
import type { StoredProcedure } from '../ports/storage.ts';

/** The last refusal of a procedure. */
export interface Refusal {
  /** The administrator's comment (§3); null if there was none. */
  readonly adminComment: string | null;
  /**
   * If the provider cleared no required photo when the procedure began again: these photos, less those that were
   * taken again or deleted since. The customer decides which of them to take again. Empty otherwise.
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
  if (procedure.status === 'refused')
    return { adminComment: procedure.adminComment?.trim() || null, kept: [] };
  const continues = procedure.status === 'active' || procedure.status === 'started';
  if (!continues || before.refusal === null || before.entry?.token !== entry.token) return null;
  const beginsAgain = before.entry.procedure.status === 'refused';
  const isComplete = missingPhotos(procedure).length === 0;
  const kept = beginsAgain ? (isComplete ? requiredPhotos(procedure) : []) : before.refusal.kept;
  return { ...before.refusal, kept: kept.filter((name) => hasPhoto(procedure, name)) };
}
