import { defaultLanguage, isLanguageCode, perPhoto, perRequiredFlag, safeLink } from '@recto/core';
import * as v from 'valibot';
import { refusalsSchema } from '../state/procedure-record.ts';

/** The longest comment of an administrator, in characters: as much as the app shows. */
export const longestComment = 10_000;

const textOrNull = textUpTo(200);

/** Also one that only the operator's texts add, in lower case as in `texts` of `config.json` (decision 10.4). */
const languageCode = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.check(isLanguageCode, 'It must be the code of a language, such as fr-fr or ar.'),
);

/** A new procedure as an operator enters it. A document that is left out is not required; an empty text counts as none. */
export const newProcedureSchema = v.strictObject({
  ...perRequiredFlag(() => v.optional(v.boolean(), false)),
  language: v.optional(languageCode, defaultLanguage),
  lastname: v.optional(textOrNull, null),
  redirectUrl: v.optional(
    v.pipe(
      textOrNull,
      v.check(
        (address) => address === null || safeLink(address) !== null,
        'It must be an http or https address.',
      ),
    ),
    null,
  ),
});

/**
 * A comment, why single photos are refused, and for each photo whether it is kept when the procedure begins again. If single
 * ones are refused, all others are kept.
 */
export const refusalSchema = v.strictObject({
  comment: v.optional(textUpTo(longestComment), null),
  refusals: v.optional(refusalsSchema, {}),
  ...perPhoto(() => v.optional(v.boolean(), false)),
});

/** @param length in characters, after trimming. */
function textUpTo(length: number) {
  return v.pipe(
    v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(length))),
    v.transform((text) => text || null),
  );
}
