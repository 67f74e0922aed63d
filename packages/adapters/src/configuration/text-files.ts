import { isLanguageCode, type Language } from '@recto/core';
import * as v from 'valibot';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { readJson } from './load-configuration.ts';

/** A file with an operator's texts in one language (decision 10.4). */
export interface TextFile {
  /** In lower case, such as `pt-pt`: one of the app's languages, or a further one. */
  readonly language: string;
  /** Absolute, on the app's own origin. */
  readonly address: string;
  /** The language whose texts are shown for keys that the file lacks; null for one of the app's, which has all. */
  readonly fallback: Language | null;
}

/**
 * Reads `texts` of `config.json`.
 * @param value as in the file.
 * @param base the address of `config.json`.
 * @param languages the app's own, the default one first. (Not imported: the bundler would cut the app's first script.)
 * @returns the files, and the names of the entries that are wrong.
 */
export function readTextFiles(
  value: unknown,
  base: string,
  languages: readonly Language[],
): { readonly files: readonly TextFile[]; readonly wrong: readonly string[] } {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const read = entries.map(([name, entry]) => ({
    name,
    file: textFile(name.toLowerCase(), entry, base, languages),
  }));
  return {
    files: read.flatMap(({ file }) => file ?? []),
    wrong: read.filter(({ file }) => file === null).map(({ name }) => name),
  };
}

function textFile(
  language: string,
  entry: unknown,
  base: string,
  languages: readonly Language[],
): TextFile | null {
  const schema = v.object({ file: v.string(), fallback: v.optional(v.picklist(languages)) });
  const { success, output } = v.safeParse(schema, typeof entry === 'string' ? { file: entry } : entry);
  const address = success ? ownAddress(output.file, base) : null;
  if (!success || address === null || !isLanguageCode(language)) return null;
  const isOwn = languages.some((own) => own === language);
  return { language, address, fallback: isOwn ? null : (output.fallback ?? languages[0]!) };
}

/** Texts come from the app's own origin only: they say what the customer should do. */
function ownAddress(file: string, base: string): string | null {
  try {
    const { href, origin } = new URL(file, base);
    return origin === new URL(base).origin ? href : null;
  } catch {
    return null;
  }
}

/**
 * Loads a file of texts.
 * @returns its content, not checked.
 * @throws ConfigurationError as `loadConfiguration` does.
 */
export function loadTextFile(
  http: Pick<HttpEnvironment, 'fetch' | 'clock'>,
  { address }: TextFile,
): Promise<unknown> {
  return readJson(http, address, `file ${new URL(address).pathname}`);
}
