import * as v from 'valibot';

/** Texts of a response that the customer reads: a name and a comment. They are text, never markup. */

/**
 * Characters that can't be seen and change or break how others are shown: controls other than tab and line feed,
 * embeddings, overrides and isolates of the writing direction, byte order marks, and halves of surrogate pairs. Marks
 * of the direction and joiners stay: names of some scripts need them.
 */
const oddCharacters = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

const lineEnds = /\r\n?|[\u2028\u2029]/g;

/** Several blank lines, with the end of the line before them. */
const gaps = /\n(?:[^\S\n]*\n){2,}/g;

/** A text of which nothing would be seen. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * A text without characters that would disturb the page, with one blank line at most between two others. Any value
 * that is no text, and a text of which nothing could be seen, is absent.
 * @param longest in UTF-16 units: a longer text is cut, never inside a surrogate pair.
 */
export function shownText(longest: number) {
  const shown = (value: string): string | null => {
    const all = value.slice(0, longest).replace(lineEnds, '\n').replace(oddCharacters, '');
    return blank.test(all) ? null : all.replace(gaps, '\n\n');
  };
  return v.fallback(v.nullable(v.pipe(v.string(), v.transform(shown))), null);
}
