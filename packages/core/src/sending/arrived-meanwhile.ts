import { hasPhoto, type PhotoName, type Procedure } from '../procedure/procedure.ts';

/**
 * Whether the provider got a photo whose answer never reached us: before the page was loaded again it
 * had none of that name, now it has one. Then the kept one is not sent again.
 * A photo that it had before tells nothing, not even where its thumb's address is another one now: many
 * providers sign addresses anew each time. Sending such a photo again is harmless, dropping it is not.
 * @param before the procedure as it was stored last; null where nothing was.
 * @param now what call 2 says.
 */
export function hasArrivedMeanwhile(photo: PhotoName, before: Procedure | null, now: Procedure): boolean {
  return before !== null && !hasPhoto(before, photo) && hasPhoto(now, photo);
}
