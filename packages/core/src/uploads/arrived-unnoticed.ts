import type { PhotoFacts } from '../ports/photo-vault.ts';
import { hasPhoto, type PhotoName, type Procedure } from '../model/procedure.ts';

/** What is known of a photo when the provider refuses it. */
export interface DeliveryFacts {
  readonly providerHad: PhotoFacts['providerHad'];
  /** Whether an attempt with this very photo, now or earlier, may have reached the provider. */
  readonly mayHaveArrived: boolean;
}

/**
 * Whether the provider, which refuses a photo, has it already: an earlier attempt may have reached it
 * without an answer, it had none of that name before, and now it has one. A photo that the provider does
 * not refuse is sent again instead: that replaces it by itself, while to believe wrongly that it has
 * arrived would lose it.
 *
 * @param now what call 2 answers after the refusal.
 */
export function hasArrivedUnnoticed(
  photo: PhotoName,
  { providerHad, mayHaveArrived }: DeliveryFacts,
  now: Procedure,
): boolean {
  return mayHaveArrived && providerHad === 'none' && hasPhoto(now, photo);
}
