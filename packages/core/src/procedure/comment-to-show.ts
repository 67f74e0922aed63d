import type { StoredProcedure } from '../ports/storage.ts';

/**
 * The administrator's comment on the last refusal (§3, `adminComment`): the customer who takes the photos again still
 * needs it, and the provider's procedure no longer has it after a reset (decision 7.7).
 * @param entry what is shown from now on.
 * @param before what was shown until now, with its comment.
 * @returns null if there was no comment, or the procedure has ended.
 */
export function commentToShow(
  entry: StoredProcedure | null,
  before: { readonly entry: StoredProcedure | null; readonly adminComment: string | null },
): string | null {
  if (entry === null) return null;
  const { status, adminComment } = entry.procedure;
  if (status === 'refused') return adminComment?.trim() || null;
  const continues = (status === 'active' || status === 'started') && before.entry?.token === entry.token;
  return continues ? before.adminComment : null;
}
