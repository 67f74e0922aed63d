import { perPhoto, perRequiredFlag, type Procedure } from '@recto/core';
import * as v from 'valibot';
import { procedureEntries, thumbSchema } from '../state/procedure-record.ts';

/**
 * Any fields of a procedure, with any value that a hostile provider could send, such as markup in a name
 * or a `javascript:` address. `photos` and `thumbs` may contain some photos only.
 */
export const procedurePatchSchema = v.strictObject({
  status: v.exactOptional(procedureEntries.status),
  language: v.exactOptional(procedureEntries.language),
  ...perRequiredFlag(() => v.exactOptional(v.boolean())),
  photos: v.exactOptional(v.strictObject(perPhoto(() => v.exactOptional(v.unknown())))),
  thumbs: v.exactOptional(v.strictObject(perPhoto(() => v.exactOptional(thumbSchema)))),
  webappUrl: v.exactOptional(procedureEntries.webappUrl),
  redirectUrl: v.exactOptional(procedureEntries.redirectUrl),
  adminComment: v.exactOptional(procedureEntries.adminComment),
  appointment: v.exactOptional(procedureEntries.appointment),
});

export type ProcedurePatch = v.InferOutput<typeof procedurePatchSchema>;

export function patched(procedure: Procedure, patch: ProcedurePatch): Procedure {
  return {
    ...procedure,
    ...patch,
    photos: { ...procedure.photos, ...patch.photos },
    thumbs: { ...procedure.thumbs, ...patch.thumbs },
  };
}
