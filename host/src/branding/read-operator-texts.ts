import {
  ConfigurationError,
  loadTextFile,
  readTextFiles,
  type TextFile,
} from '@recto/adapters/configuration';
import { type HttpEnvironment } from '@recto/adapters/http';
import type { Language } from '@recto/core';
import { checkTexts, type AddedTexts } from '@recto/ui';

/**
 * Reads `texts` of `config.json`: texts that replace the app's own, and further languages (decision 10.4). A file is
 * loaded when its language is first shown. Its code is loaded only where there are such texts.
 * @param configurationUrl the address of `config.json`.
 * @param languages the app's own, the default one first.
 * @param report receives a line for the operator about each problem; it names keys and files, never a customer.
 */
export function readOperatorTexts(
  value: unknown,
  configurationUrl: string,
  languages: readonly Language[],
  http: Pick<HttpEnvironment, 'fetch' | 'clock'>,
  report: (line: string) => void,
): readonly AddedTexts[] {
  const { files, wrong } = readTextFiles(value, configurationUrl, languages);
  if (wrong.length > 0) report(`Configuration: these entries of "texts" are not used: ${wrong.join(', ')}.`);
  return files.map((file) => ({
    language: file.language as Language,
    fallback: file.fallback,
    load: (texts) => load(file, texts),
  }));

  async function load(file: TextFile, base: Parameters<AddedTexts['load']>[0]) {
    try {
      const { texts, problems } = checkTexts(await loadTextFile(http, file), base, file.language as Language);
      for (const { key, reason } of problems) {
        report(`Texts in ${file.language}: ${key}: ${reason}. The app’s own is used.`);
      }
      return texts;
    } catch (error) {
      report(`Texts in ${file.language}: the file can’t be used. ${reasonOf(error)}`);
      // A further language without its file would be one under a wrong name.
      if (file.fallback !== null) throw error;
      return new Map<string, string>();
    }
  }
}

/** The message of any other error may hold anything, so only its name is reported. */
function reasonOf(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  return error instanceof Error ? error.name : typeof error;
}
