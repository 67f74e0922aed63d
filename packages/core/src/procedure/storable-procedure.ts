import { perPhoto } from '../model/photos.ts';
import type { Procedure, Thumb } from '../model/procedure.ts';

const noPhotos = perPhoto(() => null);

/**
 * The longest address of a thumb that is stored, in UTF-16 units. A data URL can be longer: five of this length
 * take 3 MB of the 5 MB that a browser gives to the whole origin.
 */
const longestStoredAddress = 300_000;

/**
 * What local storage may hold of a procedure (§3). Of a photo whose thumb is too large, its presence is stored:
 * until call 2 has responded, its tile shows the placeholder. Once the procedure has ended, only what the status
 * screen and `/mobile` show is stored: neither the customer's name nor a picture stays on the phone. The reference and
 * the reasons of refused photos are never stored.
 */
export function storableProcedure({
  reference: _reference,
  refusals: _refusals,
  ...procedure
}: Procedure): Procedure {
  const { status, adminComment } = procedure;
  if (status === 'active' || status === 'started') {
    const thumbs = perPhoto(({ name }) => storableThumb(procedure.thumbs[name]));
    return { ...procedure, thumbs };
  }
  return {
    ...procedure,
    photos: noPhotos,
    thumbs: noPhotos,
    adminComment: status === 'refused' ? adminComment : null,
    appointment: { customer: { lastname: null } },
  };
}

function storableThumb(thumb: Thumb | null): Thumb | null {
  return (thumb?.displayUrl ?? '').length > longestStoredAddress ? { displayUrl: null } : thumb;
}
