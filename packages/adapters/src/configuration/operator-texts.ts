import type { Language } from '@recto/core';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { ConfigurationError } from './load-configuration.ts';
import { loadTextFile, readTextFiles, type TextFile } from './text-files.ts';

/** An operator's texts in one language, for `createTranslations` of `@recto/ui`. */
export interface OperatorTexts<Texts> {
  readonly language: Language;
  /** For a further language, the one whose texts are shown where it lacks some; null for one of the app's. */
  readonly fallback: Language | null;
  /** Loads the file. @returns texts by their keys; @param base the app's own texts, to check them against. */
  load(base: Texts): Promise<ReadonlyMap<string, string>>;
}

export interface OperatorTextsParts<Texts> {
  readonly http: Pick<HttpEnvironment, 'fetch' | 'clock'>;
  /** Says which texts of a file can be used: `checkTexts` of `@recto/ui`. */
  readonly check: (
    content: unknown,
    base: Texts,
    language: Language,
  ) => {
    readonly texts: ReadonlyMap<string, string>;
    readonly problems: readonly { readonly key: string; readonly reason: string }[];
  };
  /** Receives a line for the operator about each problem; it names keys and files, never a customer. */
  readonly report: (line: string) => void;
}

/**
 * Reads `texts` of `config.json`: texts that replace the app's own, and further languages (decision 10.4). A file is
 * loaded when its language is first shown.
 * @param configurationUrl the address of `config.json`.
 * @param languages the app's own, the default one first.
 */
export function operatorTexts<Texts>(
  value: unknown,
  configurationUrl: string,
  languages: readonly Language[],
  { http, check, report }: OperatorTextsParts<Texts>,
): readonly OperatorTexts<Texts>[] {
  const { files, wrong } = readTextFiles(value, configurationUrl, languages);
  if (wrong.length > 0) report(`Configuration: these entries of "texts" are not used: ${wrong.join(', ')}.`);
  return files.map((file) => ({
    language: file.language as Language,
    fallback: file.fallback,
    load: (base) => load(file, base),
  }));

  async function load(file: TextFile, base: Texts) {
    try {
      const { texts, problems } = check(await loadTextFile(http, file), base, file.language as Language);
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
