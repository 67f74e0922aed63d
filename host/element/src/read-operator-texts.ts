import { browserHttp } from '@recto/adapters/browser';
import { operatorTexts } from '@recto/adapters/configuration';
import type { Language } from '@recto/core';
import { checkTexts, type AddedTexts } from '@recto/ui';
import type { OperatorTextsSource } from './load-provider.ts';

/** The operator's texts, for `createTranslations`; loaded only where there are any. @param languages as of `operatorTexts`. */
export function readOperatorTexts(
  window: Window & typeof globalThis,
  { texts, url, report }: OperatorTextsSource,
  languages: readonly Language[],
): readonly AddedTexts[] {
  return operatorTexts(texts, url, languages, { http: browserHttp(window), check: checkTexts, report });
}
