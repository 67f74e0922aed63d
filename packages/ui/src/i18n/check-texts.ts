import { languages, type Language } from '@recto/core';
import type { Texts } from './texts.ts';

/** What of a file of texts can be used, and what is wrong in it. */
export interface CheckedTexts {
  /** By their keys, such as `start.intro`. */
  readonly texts: ReadonlyMap<string, string>;
  readonly problems: readonly TextProblem[];
}

/** Why a text can't be used, in words for the operator. */
export interface TextProblem {
  readonly key: string;
  /** Whether the app has no text with this key. */
  readonly isUnknown: boolean;
  readonly reason: string;
}

/** Values that every text may use (`DefaultVariables`). */
const alwaysThere = ['maximumMegabytes', 'keptHours'];

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/**
 * Checks an operator's texts: each key must be one of the app's, and each text must have the placeholders of the
 * text that it replaces. A plural may have other forms than in the app's languages; where one that the language needs
 * is missing, such as the `few` of Arabic, the form `other` stands for it. In a further language this applies to each
 * form that the file lacks, also if the fallback has it: a plural of the file is never shown in two languages.
 * @param file the content of the file: texts by key, as nested objects or with dots between the parts of a key.
 * @param base the app's texts.
 * @param language of the file, as a BCP 47 tag.
 */
export function checkTexts(file: unknown, base: Texts, language: Language): CheckedTexts {
  const known = flat(base);
  const placeholdersOfKey = placeholdersByKey(known);
  const texts = new Map<string, string>();
  const problems: TextProblem[] = [];
  const report = (key: string, reason: string, isUnknown = false) =>
    problems.push({ key, isUnknown, reason });
  for (const [key, text] of flat(file)) {
    const allowed = placeholdersOfKey.get(key.replace(pluralForm, ''));
    if (allowed === undefined) {
      report(key, 'the app has no such text', true);
      continue;
    }
    if (typeof text !== 'string') {
      report(key, 'it is not a text');
      continue;
    }
    const given = placeholdersOf(text);
    const unknown = given.filter((name) => !allowed.has(name) && !alwaysThere.includes(name));
    const source = known.get(key);
    const missing =
      typeof source === 'string' ? placeholdersOf(source).filter((name) => !given.includes(name)) : [];
    if (unknown.length + missing.length === 0) texts.set(key, text);
    if (unknown.length > 0) report(key, `it has unknown placeholders: ${unknown.join(', ')}`);
    if (missing.length > 0) report(key, `it lacks placeholders: ${missing.join(', ')}`);
  }
  for (const [key, text] of pluralsWithout(texts, known, language)) texts.set(key, text);
  return { texts, problems };
}

/** @returns the keys of texts, such as `start.intro`, each plural once. */
export function textKeys(texts: unknown): readonly string[] {
  return [...new Set([...flat(texts).keys()].map((key) => key.replace(pluralForm, '')))];
}

/**
 * @returns the keys of the texts that the file of a further language lacks, so that they are shown in the fallback. Of a
 * plural only the form `other` is needed: it stands for the others.
 */
export function missingTextKeys(file: unknown, base: Texts): readonly string[] {
  const given = flat(file);
  return [...flat(base).keys()].filter(
    (key) => !given.has(key) && (key.endsWith('_other') || !pluralForm.test(key)),
  );
}

/**
 * The forms of plurals that the language needs and that have no text, for which i18next would show the key; in a further
 * language also those that only the fallback has, if the file has the plural.
 */
function pluralsWithout(
  texts: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, unknown>,
  language: Language,
): readonly (readonly [string, string])[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const isFurther = !languages.includes(language);
  return [...known]
    .filter(([key]) => key.endsWith('_other'))
    .flatMap(([key, base]) =>
      pluralCategories
        .map((form) => key.replace(pluralForm, `_${form}`))
        .filter((form) => !texts.has(form) && (!known.has(form) || (isFurther && texts.has(key))))
        .map((form) => [form, texts.get(key) ?? String(base)] as const),
    );
}

/** The placeholders that a text may have: those of all forms of its plural. */
function placeholdersByKey(texts: ReadonlyMap<string, unknown>): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const name = key.replace(pluralForm, '');
    const names = found.get(name) ?? new Set();
    for (const placeholder of placeholdersOf(String(text))) names.add(placeholder);
    found.set(name, names);
  }
  return found;
}

/** The names in `{{name}}` and `{{name, format}}`. */
function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*([^\s,}]*)/g)].map(([, name]) => name!);
}

function flat(value: unknown, prefix = ''): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map();
  const entries = Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null
      ? [...flat(part, `${prefix}${key}.`)]
      : [[prefix + key, part] as const],
  );
  return new Map(entries);
}
