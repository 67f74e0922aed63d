import type { Configuration } from '@recto/adapters/configuration';
import type { HttpEnvironment } from '@recto/adapters/http';
import { loadChunk, offeredLanguages, type Translations } from '@recto/ui';
import type { OperatorBrand } from './read-operator-brand.ts';

/** Where the operator's brand and texts come from. */
export interface BrandingSource {
  readonly configuration: Configuration;
  /** The address of the configuration. */
  readonly url: string;
  /** Receives a line for the operator about each problem. */
  readonly report: (line: string) => void;
}

/** @returns the operator's brand; the app's own name and look if there is none, or if its code can't be loaded. */
export async function loadBrand({ configuration, url, report }: BrandingSource): Promise<OperatorBrand> {
  const none: OperatorBrand = { brand: null, look: null };
  if (configuration.brand === undefined) return none;
  return loadReaders()
    .then(({ readOperatorBrand }) => readOperatorBrand(configuration, url, report))
    .catch(() => none);
}

/** Adds the operator's texts and languages, if there are any. @throws ChunkLoadError; the app is shown with its own texts then. */
export async function addTexts(
  { configuration, url, report }: BrandingSource,
  http: HttpEnvironment,
  translations: Translations,
): Promise<void> {
  const { readOperatorTexts } = await loadReaders();
  const known = offeredLanguages(translations.i18n);
  for (const texts of readOperatorTexts(configuration.texts, url, known, http, report))
    translations.add(texts);
}

const loadReaders = () => loadChunk(() => import('./read-operator-settings.ts'));
