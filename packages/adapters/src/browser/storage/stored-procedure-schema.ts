import { perPhoto, perRequiredFlag, procedureStatuses, type Procedure } from '@recto/core';
import * as v from 'valibot';

/**
 * The procedure (§3) as `LocalStorage` writes it. Every field must be there with its own type: any other
 * value was not written by this app, and the whole entry counts as absent (decision 7.2).
 * Fields beyond these, of another version of the app, are dropped.
 */

const text = v.nullable(v.string());
const thumb = v.nullable(v.object({ displayUrl: text }));
/** Of a photo, only its presence is stored. */
const presence = v.nullable(v.literal(true));

export const storedProcedureSchema: v.GenericSchema<unknown, Procedure> = v.object({
  status: v.picklist(procedureStatuses),
  language: text,
  ...perRequiredFlag(() => v.boolean()),
  photos: v.object(perPhoto(() => presence)),
  thumbs: v.object(perPhoto(() => thumb)),
  webappUrl: text,
  redirectUrl: text,
  adminComment: text,
  appointment: v.object({ customer: v.object({ lastname: text }) }),
});
