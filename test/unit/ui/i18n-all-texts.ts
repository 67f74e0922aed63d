import type { Language } from '@recto/core';
import { deDe } from '../../../packages/ui/src/i18n/de-de.ts';
import { enGb } from '../../../packages/ui/src/i18n/en-gb.ts';
import { esEs } from '../../../packages/ui/src/i18n/es-es.ts';
import { frFr } from '../../../packages/ui/src/i18n/fr-fr.ts';
import { itIt } from '../../../packages/ui/src/i18n/it-it.ts';
import { nlNl } from '../../../packages/ui/src/i18n/nl-nl.ts';
import type { Texts } from '../../../packages/ui/src/i18n/texts.ts';

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
  return new Map(flatten(allTexts[language], ''));
}

function flatten(group: object, prefix: string): [string, string][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value as object, `${prefix}${key}.`),
  );
}
