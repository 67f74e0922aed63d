import type { Configuration } from '@recto/adapters/configuration';
import type { HttpEnvironment } from '@recto/adapters/http';
import { loadChunk, offeredLanguages, type Translations } from '@recto/ui';

/** Where the operator's texts come from. */
export interface OperatorTextsSource extends Pick<Configuration, 'texts'> {
  /** The address of the configuration. */
  readonly url: string;
  /** Receives a line for the operator about each problem. */
  readonly report: (line: string) => void;
}

/** Adds the operator's texts and languages. @throws ChunkLoadError; the app is shown with its own texts then. */
export async function addOperatorTexts(
  { texts, url, report }: OperatorTextsSource,
  http: HttpEnvironment,
  translations: Translations,
): Promise<void> {
  const { readOperatorTexts } = await loadChunk(() => import('./read-operator-texts.ts'));
  const known = offeredLanguages(translations.i18n);
  for (const added of readOperatorTexts(texts, url, known, http, report)) translations.add(added);
}
