import { defaultLanguage, languages, perRequiredFlag, safeLink } from '@recto/core';
import * as v from 'valibot';

/** How long an administrator's comment may be, in characters: as much as the app shows. */
export const longestComment = 10_000;

const textOrNull = textUpTo(200);

/** What an operator says of a new procedure; what is left out is not required, or empty. An empty text counts as none. */
export const newProcedureSchema = v.strictObject({
  ...perRequiredFlag(() => v.optional(v.boolean(), false)),
  language: v.optional(v.picklist(languages), defaultLanguage),
  lastname: v.optional(textOrNull, null),
  redirectUrl: v.optional(
    v.pipe(
      textOrNull,
      v.check(
        (address) => address === null || safeLink(address) !== null,
        'An http or https address is needed.',
      ),
    ),
    null,
  ),
});

export const refusalSchema = v.strictObject({ comment: v.optional(textUpTo(longestComment), null) });

/** @param length in characters, without the white space around. */
function textUpTo(length: number) {
  return v.pipe(
    v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(length))),
    v.transform((text) => text || null),
  );
}
