import { readTextFiles, type TextFile } from '@recto/adapters/configuration';
import { isLanguageCode, languages, textDirection, type Language } from '@recto/core';
import {
  checkTexts,
  loadTexts,
  missingTextKeys,
  textKeys,
  textLoaders,
  type TextProblem,
} from '@recto/ui/operator';
import { kindOf } from './addresses.ts';
import { error, warning, type Finding } from './finding.ts';
import { readJsonFile } from './json-file.ts';
import { fileFindings, namedFile, type Place } from './named-files.ts';
import { didYouMean } from './nearest-name.ts';
import { repeatedReason } from './repeated-names.ts';

/**
 * Checks `texts` of `config.json` and the files that it names with the app's own readers (decision 10.4).
 * @param value as in the file.
 */
export async function checkTextsFiles(value: object, place: Place): Promise<readonly Finding[]> {
  const entries = Object.entries(value) as readonly (readonly [name: string, entry: unknown])[];
  const { files, wrong } = readTextFiles(value, place.base, languages);
  const refused = wrong.map((language) => {
    const entry = entries.find(([name]) => name.toLowerCase() === language)?.[1];
    return error(`texts.${language}`, entryReason(language, entry));
  });
  const found = await Promise.all(files.map((file) => checkFile(file, place)));
  const behindFallback = await Promise.all(
    filesWithWrongFallback(entries, wrong, place).map((file) => checkFile(file, place)),
  );
  return [
    ...refused,
    ...entries.flatMap(doubtfulEntry(entries)),
    ...found.flat(),
    // The warnings would speak of a fallback that is not the operator's.
    ...behindFallback.flat().filter(({ level }) => level === 'error'),
  ];
}

/** The files of entries that are refused for their fallback only: what is wrong in them is said at once, too. */
function filesWithWrongFallback(
  entries: readonly (readonly [name: string, entry: unknown])[],
  wrong: readonly string[],
  { base }: Place,
): readonly TextFile[] {
  const given = entries.flatMap(([name, entry]) =>
    wrong.includes(name.toLowerCase()) && typeof entry === 'object' && entry !== null && 'file' in entry
      ? [[name, entry.file] as const]
      : [],
  );
  return readTextFiles(Object.fromEntries(given), base, languages).files;
}

function entryReason(language: string, entry: unknown): string {
  if (!isLanguageCode(language)) {
    return `"${language}" is no code of a language, such as pt-pt.${didYouMean(language, languages)}`;
  }
  const example = '{ "file": "operator/pt-pt.json", "fallback": "en-gb" }';
  const isObject = typeof entry === 'object' && entry !== null;
  if (!isObject && typeof entry !== 'string') {
    return `It must be the path of a file, or ${example}; it is ${kindOf(entry)}.`;
  }
  const { file, fallback } = isObject ? (entry as Readonly<Record<string, unknown>>) : { file: entry };
  if (typeof file !== 'string') return `It names no file. Write ${example}.`;
  if (fallback !== undefined && !languages.some((own) => own === fallback)) {
    return `The fallback must be one of the app’s languages: ${languages.join(', ')}.`;
  }
  return 'The file must be on the app’s own origin, since it says what the customer should do. Write operator/….';
}

/** What the app accepts in an entry, and does not use. */
function doubtfulEntry(entries: readonly (readonly [name: string, entry: unknown])[]) {
  return ([name, entry]: readonly [name: string, entry: unknown]): readonly Finding[] => {
    const language = name.toLowerCase();
    const hasFallback = typeof entry === 'object' && entry !== null && 'fallback' in entry;
    const isOwn = languages.some((own) => own === language);
    const first = entries.find(([other]) => other.toLowerCase() === language)?.[0];
    return [
      ...(hasFallback && isOwn
        ? [warning(`texts.${language}`, 'It needs no fallback: the app has all texts of this language.')]
        : []),
      ...(first === name
        ? []
        : [warning(`texts.${name}`, `The language is given twice, also as "${first}".`)]),
    ];
  };
}

async function checkFile(file: TextFile, place: Place): Promise<readonly Finding[]> {
  const field = `texts.${file.language}`;
  const named = namedFile(file.address, place);
  if (named === null) {
    return [warning(field, 'The file is not beside the configuration, so it was not checked.')];
  }
  const findings = fileFindings(field, named);
  if (findings.some(({ level }) => level === 'error')) return findings;
  const content = readJsonFile(named.path);
  if (content.problem !== null) return [...findings, error(field, `${named.name}: ${content.problem}`)];
  if (typeof content.value !== 'object' || content.value === null || Array.isArray(content.value)) {
    const reason = `It must hold an object, such as { "start.greeting": "Welcome" }; it holds ${kindOf(content.value)}.`;
    return [...findings, error(field, `${named.name}: ${reason}`)];
  }
  const base = await loadTexts(file.fallback ?? (file.language as Language), textLoaders);
  const keys = textKeys(base);
  const { problems } = checkTexts(content.value, base, file.language as Language);
  return [
    ...findings,
    ...content.repeated.map((name) =>
      warning(`${field}: ${name.field}`, `${named.name}: ${repeatedReason(name)}`),
    ),
    ...problems.map((problem) => textFinding(field, problem, keys)),
    ...missingTexts(field, file, missingTextKeys(content.value, base), keys.length),
  ];
}

function textFinding(
  field: string,
  { key, isUnknown, reason }: TextProblem,
  keys: readonly string[],
): Finding {
  const hint = isUnknown ? didYouMean(key, keys) : '';
  return error(`${field}: ${key}`, `${sentence(reason)}${hint} The app’s own text is used.`);
}

function sentence(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

/** A further language may lack texts: they are shown in another language. */
function missingTexts(
  field: string,
  { language, fallback }: TextFile,
  missing: readonly string[],
  total: number,
): readonly Finding[] {
  if (fallback === null || missing.length === 0) return [];
  const examples = missing.slice(0, 3).join(', ');
  const [are, them] = missing.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return [
    warning(
      field,
      `${missing.length} of ${total} texts ${are} not there, so customers read ${them} in ${fallback}: ${examples}` +
        `${missing.length > 3 ? ' …' : ''}.${
          textDirection(language as Language) === 'rtl'
            ? ' On a page from right to left, the order of words and figures in them is wrong.'
            : ''
        }`,
    ),
  ];
}
