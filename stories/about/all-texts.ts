import type { Language } from '@recto/core';
import { deDe } from '../../packages/ui/src/i18n/de-de.ts';
import { enGb } from '../../packages/ui/src/i18n/en-gb.ts';
import { esEs } from '../../packages/ui/src/i18n/es-es.ts';
import { frFr } from '../../packages/ui/src/i18n/fr-fr.ts';
import { itIt } from '../../packages/ui/src/i18n/it-it.ts';
import { nlNl } from '../../packages/ui/src/i18n/nl-nl.ts';
import type { Texts } from '../../packages/ui/src/i18n/texts.ts';

/** The only list of all language files: stories and tests read the texts from here. */
export const allTexts: Readonly<Record<Language, Texts>> = {
  'fr-fr': frFr,
  'en-gb': enGb,
  'de-de': deDe,
  'es-es': esEs,
  'it-it': itIt,
  'nl-nl': nlNl,
};

/** All texts of a language by their dotted keys. */
export function textsByKey(language: Language): ReadonlyMap<string, string> {
  const texts = allTexts[language];
  const keys = Object.entries(texts).flatMap(([group, part]) => keysOf(part, group));
  return new Map(keys.map((key) => [key, textAt(texts, key)]));
}

/** The texts of one key in each language. */
export interface TextRow {
  /** As `t` expects it: `start.greeting`. */
  readonly key: string;
  readonly texts: Readonly<Record<Language, string>>;
}

/** All texts, grouped by the first part of their keys, in the order of `fr-fr.ts`. */
export function textRowsByGroup(): ReadonlyMap<string, readonly TextRow[]> {
  const groups = Object.entries(allTexts['fr-fr']).map(
    ([group, texts]) => [group, keysOf(texts, group).map(rowOf)] as const,
  );
  return new Map(groups);
}

function keysOf(texts: object, path: string): readonly string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [`${path}.${key}`] : keysOf(value as object, `${path}.${key}`),
  );
}

function rowOf(key: string): TextRow {
  const texts = Object.fromEntries(
    Object.entries(allTexts).map(([language, group]) => [language, textAt(group, key)]),
  );
  return { key, texts: texts as Record<Language, string> };
}

function textAt(group: object, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((place, part) => (place as Record<string, unknown>)[part], group);
  return String(found);
}
