import {
  perPhoto,
  perRequiredFlag,
  procedureStatuses,
  refusalCodes,
  type Procedure,
  type RefusedPhotos,
  type Thumb,
} from '@recto/core';
import * as v from 'valibot';
import { shownText } from './shown-text.ts';

/**
 * A procedure and a thumb (§3) as the provider sends them.
 *
 * Only a procedure without a known status is malformed (decision 5.9). Any other field of the wrong type
 * counts as absent, like one that is null or missing; a flag is then false, and a thumb without a usable
 * address gets none.
 *
 * Fields that §3 does not name are dropped: the parsed objects are built from the named fields only. The
 * product has no use for others, which may be personal data and would end up in local storage. It also
 * makes a key such as `__proto__` in a response harmless. For the same reason only the presence of a
 * photo is kept: its value may be the image itself, or anything of any depth.
 */

/**
 * The longest text that the customer does not read, in UTF-16 units; a longer one counts as absent. It would fill local
 * storage, and no browser or server is sure to accept an address of this length.
 */
const longestText = 8_192;

const textIf = (isUsable: (value: string) => boolean) =>
  v.fallback(v.nullable(v.pipe(v.string(), v.check(isUsable))), null);
const text = textIf(({ length }) => length <= longestText);
/** A data URL is the image itself; `storableProcedure` decides whether it is stored. */
const imageAddress = textIf((value) => value.length <= longestText || /^data:/i.test(value));

const flag = v.fallback(v.boolean(), false);

/** The longest name and comment that are shown, in UTF-16 units: a longer one would slow the phone down. */
const longestName = 200;
const longestComment = 10_000;

/** The longest reference, in UTF-16 units: a longer one would not be read out or noted, and counts as absent. */
const longestReference = 100;

/** True for anything but null and undefined. */
const presence = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((photo) => (photo === null ? null : true)),
);

/** The thumb of calls 6 and 7: an object whose address may be missing. */
export const thumbSchema: v.GenericSchema<unknown, Thumb> = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'Expected an object but received a list'),
  v.object({ displayUrl: imageAddress }),
);

/** In a procedure any value but null means that the photo is present (decision 3.1). */
const thumbOfProcedure = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((thumb) => (thumb === null ? null : v.parse(v.fallback(thumbSchema, noAddress), thumb))),
);
const noAddress: Thumb = { displayUrl: null };

/** Undefined for anything but a usable text. */
const reference = v.optional(
  v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.check(({ length }) => length > 0 && length <= longestReference),
      ),
    ),
    undefined,
  ),
);

/** Why a photo was refused (decision 7.10). A reason that this version does not know is `other`; without an object, there is none. */
const refusedPhoto = v.fallback(
  v.nullable(
    v.pipe(
      v.unknown(),
      v.check((value) => !Array.isArray(value)),
      v.object({
        code: v.fallback(v.picklist(refusalCodes), 'other'),
        comment: shownText(longestComment),
      }),
    ),
  ),
  null,
);

/** Undefined if no photo was refused by itself. */
const refusals = v.pipe(
  objectOrEmpty(perPhoto(() => v.optional(refusedPhoto, null))),
  v.transform((perName): RefusedPhotos | undefined => {
    const refused = Object.entries(perName).filter(([, reason]) => reason !== null);
    return refused.length === 0 ? undefined : Object.fromEntries(refused);
  }),
);

/** What is read of the data of call 4, besides its success: the reference, wherever there is one (decision 7.5). */
export const finishedSchema: v.GenericSchema<unknown, { readonly reference?: string | undefined }> =
  objectOrEmpty({ reference });

export const procedureSchema: v.GenericSchema<unknown, Procedure> = v.object({
  status: v.picklist(procedureStatuses),
  language: text,
  ...perRequiredFlag(() => flag),
  photos: objectOrEmpty(perPhoto(() => presence)),
  thumbs: objectOrEmpty(perPhoto(() => thumbOfProcedure)),
  webappUrl: text,
  redirectUrl: text,
  adminComment: shownText(longestComment),
  reference,
  refusals: v.optional(refusals),
  appointment: objectOrEmpty({ customer: objectOrEmpty({ lastname: shownText(longestName) }) }),
});

/** An object whose fields may all be absent. Any other value, such as a list, counts as an empty one. */
function objectOrEmpty<Entries extends v.ObjectEntries>(entries: Entries) {
  const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value);
  const orEmpty = v.transform((value: unknown) => (isObject(value) ? value : {}));
  return v.nullish(v.pipe(v.unknown(), orEmpty, v.object(entries)), {});
}
