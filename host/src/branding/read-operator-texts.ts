import { operatorTexts } from '@recto/adapters/configuration';
import { type HttpEnvironment } from '@recto/adapters/http';
import type { Language } from '@recto/core';
import { checkTexts, type AddedTexts } from '@recto/ui';

/** `operatorTexts` with the check of the app's texts: what both need is loaded only where there are such texts. */
export function readOperatorTexts(
  value: unknown,
  configurationUrl: string,
  languages: readonly Language[],
  http: Pick<HttpEnvironment, 'fetch' | 'clock'>,
  report: (line: string) => void,
): readonly AddedTexts[] {
  return operatorTexts(value, configurationUrl, languages, { http, check: checkTexts, report });
}
