import { perPhoto } from '../model/photos.ts';
import type { Procedure } from '../model/procedure.ts';

const noPhotos = perPhoto(() => null);

/**
 * What local storage may hold of a procedure (§3). Once it has ended, that is only what the status screen
 * and `/mobile` show: neither the customer's name nor a picture stays on the phone.
 */
export function storableProcedure(procedure: Procedure): Procedure {
  const { status, adminComment } = procedure;
  if (status === 'active' || status === 'started') return procedure;
  return {
    ...procedure,
    photos: noPhotos,
    thumbs: noPhotos,
    adminComment: status === 'refused' ? adminComment : null,
    appointment: { customer: { lastname: null } },
  };
}
