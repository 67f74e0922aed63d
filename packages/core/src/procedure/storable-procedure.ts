import { photoNames, type PhotoName, type Procedure } from '../model/procedure.ts';

const noPhotos = Object.fromEntries(photoNames.map((name) => [name, null])) as Record<PhotoName, null>;

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
