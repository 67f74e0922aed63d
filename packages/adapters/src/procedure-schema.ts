import { procedureStatuses, type PhotoName, type Procedure, type Thumb } from '@recto/core';
import * as v from 'valibot';

/**
 * A procedure and a thumb at the boundary (§3), for everything that arrives from outside: the
 * provider's answers and local storage's entry.
 *
 * What §3 names is checked, and a wrong type is malformed. Null, undefined and missing are the same
 * thing, absent, wherever §3 allows a field to be so; the status and the three flags are always there.
 *
 * What §3 does not name is let through but not carried: the parsed objects are built anew from the
 * named fields. What the product does not know it can't use, and personal data that it can't use has
 * no business in local storage. It also makes a key such as `__proto__` in an answer harmless.
 * For the same reason only the presence of a photo is carried: what stands for one may be the image
 * itself, or anything of any depth.
 */

const text = v.nullish(v.string(), null);

/** The longest name and comment that are shown, in UTF-16 units: a longer one would hold up the phone. */
const longestName = 200;
const longestComment = 10_000;

/** True for anything that is there. */
const presence = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((photo) => (photo === null ? null : true)),
);

export const thumbSchema = v.object({ displayUrl: v.string() }) satisfies v.GenericSchema<unknown, Thumb>;

export const procedureSchema = v.object({
  status: v.picklist(procedureStatuses),
  language: text,
  idCardRequired: v.boolean(),
  driverLicenseRequired: v.boolean(),
  driverPictureRequired: v.boolean(),
  photos: absentAsEmpty(v.object(perPhoto(presence))),
  thumbs: absentAsEmpty(v.object(perPhoto(v.nullish(thumbSchema, null)))),
  webappUrl: text,
  redirectUrl: text,
  adminComment: shownText(longestComment),
  appointment: absentAsEmpty(
    v.object({ customer: absentAsEmpty(v.object({ lastname: shownText(longestName) })) }),
  ),
}) satisfies v.GenericSchema<unknown, Procedure>;

/** A text that is cut where it is too long to be shown, between two whole signs. */
function shownText(longest: number) {
  const cut = (value: string) =>
    value.length <= longest ? value : value.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
  return v.nullish(v.pipe(v.string(), v.transform(cut)), null);
}

/** The same schema for each of the five photos. */
function perPhoto<Schema>(schema: Schema): Record<PhotoName, Schema> {
  return {
    idCardRecto: schema,
    idCardVerso: schema,
    driverLicenseRecto: schema,
    driverLicenseVerso: schema,
    clientPicture: schema,
  };
}

/** An object that may be missing, all of whose fields are absent then. A list is not an object. */
function absentAsEmpty<Output>(schema: v.GenericSchema<unknown, Output>) {
  const notAList = v.check((value) => !Array.isArray(value), 'Expected an object but received a list');
  return v.nullish(v.pipe(v.unknown(), notAList, schema), {});
}
