import { textIn, type Language } from '@recto/core';
import { warning, type Finding } from './finding.ts';
import { didYouMeanLanguage } from './nearest-name.ts';

/**
 * Warns of a language that the app does not offer, and of one that is given twice, in another case: the app's reader
 * accepts both, and `textIn` decides who sees what.
 * @param field such as `brand.privacy`.
 * @param given the languages of its texts, as the file spells them.
 * @param offered the app's languages, with those of `texts`.
 */
export function brandLanguageFindings(
  field: string,
  given: readonly string[],
  offered: readonly Language[],
): readonly Finding[] {
  const lowerCased = given.map((language) => language.toLowerCase());
  const missing = offered.filter((language) => !lowerCased.includes(language));
  // Of the texts only their languages matter. As in the reader, the last one counts.
  const spelling = Object.fromEntries(given.map((language) => [language.toLowerCase(), language]));
  return given.flatMap((language, index) => {
    const first = given[lowerCased.indexOf(lowerCased[index]!)]!;
    const isOffered = offered.some((known) => known === lowerCased[index]);
    const seenIn = missing.filter((known) => textIn(spelling, known) === language);
    const at = `${field}.${language}`;
    return [
      ...(isOffered ? [] : [warning(at, unknownReason(language, seenIn, missing))]),
      ...(first === language
        ? []
        : [warning(at, `The language is given twice, also as "${first}". The app uses the last one.`)]),
    ];
  });
}

function unknownReason(language: string, seenIn: readonly Language[], missing: readonly Language[]): string {
  const effect =
    seenIn.length === 0
      ? 'No customer sees this.'
      : `Customers see this in ${seenIn.join(', ')}, which ${seenIn.length === 1 ? 'is' : 'are'} not given.`;
  return `The app has no language "${language}". ${effect}${didYouMeanLanguage(language, missing)}`;
}
