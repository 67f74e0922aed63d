import type { PhotoToKeep } from '../ports/photo-vault.ts';
import { hasPhoto, type Procedure } from '../procedure/procedure.ts';

/**
 * Whether the provider got a photo whose answer never reached us: before, it had none of that name, now
 * it has one. Then the photo is not sent again.
 * A photo that it had before tells nothing, not even where its thumb's address is another one now: many
 * providers sign addresses anew each time. Nor does one that may be an earlier photo of that name.
 * Sending a photo again is harmless, dropping it is not.
 *
 * @param now what call 2 says.
 */
export function hasArrivedMeanwhile(
  { photo, followsUnanswered }: PhotoToKeep,
  before: Procedure | null,
  now: Procedure,
): boolean {
  if (before === null || followsUnanswered === true) return false;
  return !hasPhoto(before, photo) && hasPhoto(now, photo);
}
