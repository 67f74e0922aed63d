import { dirname } from 'node:path';
import { readConfiguration, type Configuration } from '@recto/adapters/configuration';
import { calledFromHttps, repeatedCall } from './addresses.ts';
import { checkBrand } from './check-brand.ts';
import { credentialFindings } from './check-credentials.ts';
import { checkTextsFiles } from './check-texts-files.ts';
import { error, warning, type Finding } from './finding.ts';
import type { Place } from './named-files.ts';
import { didYouMean } from './nearest-name.ts';
import { addressPlaceholders } from './placeholders.ts';
import { brandFields, fieldNames, fieldReason } from './reasons.ts';
import { offeredLanguages } from './offered-languages.ts';

/** The content of a configuration file: a JSON object. */
export type Content = Readonly<Record<string, unknown>>;

/** What is known of the app, beside its configuration. */
interface App {
  /** The file of the configuration; the operator's files are beside it. */
  readonly file: string;
  /** Where the app is served, such as `https://documents.example.org`; an invented one by default. */
  readonly origin?: string;
  /** What the app has if the file lacks it: for `npm start`, which has a provider. */
  readonly defaults?: Content;
}

const inventedOrigin = 'https://app.invalid';

/** Fields without which the app shows its error page (decision 10.7). */
const needed: readonly string[] = [
  'authEndpointUrl',
  'idEndpointUrl',
  'clientId',
  'clientSecret',
  'clientAuthentication',
] satisfies readonly (keyof Configuration)[];

/**
 * Checks a configuration, and the files of texts and the images that it names, with the app's own readers. It makes
 * no request.
 * @returns everything that is wrong or doubtful, in the order of the file's fields.
 */
export async function checkConfiguration(
  content: Content,
  { file, origin = inventedOrigin, defaults = {} }: App,
): Promise<readonly Finding[]> {
  const place: Place = { folder: dirname(file), base: `${origin}/assets/config.json` };
  const all = { ...content, ...defaults };
  const read = readConfiguration(all);
  const wrong = read.configuration === null ? read.wrong : read.unused;
  const refused = fieldNames.filter((name) => wrong.includes(name));
  const usable = (name: keyof Configuration): unknown => (refused.includes(name) ? undefined : all[name]);
  const [brand, texts] = [usable('brand'), usable('texts')];
  return [
    ...refused.map((name) => error(name, `${fieldReason(name, all[name])} ${effectOf(name)}`)),
    ...Object.keys(content).flatMap((name) => unknownField(name)),
    ...Object.keys(content).flatMap((name) => (Object.hasOwn(defaults, name) ? [replacedField(name)] : [])),
    ...calls(usable),
    ...frame(usable('frameAncestor')),
    ...credentialFindings(usable),
    ...otherPages(usable('otherPages')),
    ...(isObject(brand)
      ? checkBrand(brand, place, providerOf(usable('idEndpointUrl')), offeredLanguages(texts, place.base))
      : []),
    ...(isObject(texts) ? await checkTextsFiles(texts, place) : []),
  ];
}

/** Whether the app can't start if this field is wrong. */
export function isNeeded(name: string): boolean {
  return needed.includes(name);
}

function effectOf(name: keyof Configuration): string {
  return isNeeded(name) ? 'The app shows its error page.' : 'The app ignores it.';
}

function unknownField(name: string): readonly Finding[] {
  // It names the JSON Schema, for an editor.
  if (name === '$schema' || fieldNames.some((field) => field === name)) return [];
  const isOfBrand = brandFields.some((field) => field === name);
  const hint = isOfBrand ? ' It belongs into "brand".' : didYouMean(name, fieldNames);
  return [error(name, `The app knows no such field, and ignores it.${hint}`)];
}

function replacedField(name: string): Finding {
  return warning(
    name,
    'It is not used: the file has no idEndpointUrl, so the app uses the provider of npm start.',
  );
}

/** What the app calls: an address that it accepts may still be one that its page can't call, or hardly the one meant. */
function calls(usable: (name: keyof Configuration) => unknown): readonly Finding[] {
  const names = ['authEndpointUrl', 'idEndpointUrl', 'eventsUrl'] as const;
  return names.flatMap((name) => {
    const address = usable(name);
    if (typeof address !== 'string') return [];
    const found = calledFromHttps(address);
    const repeated = name === 'eventsUrl' ? null : repeatedCall(name, address);
    return [
      ...(found === null ? [] : [(found.isLocal ? warning : error)(name, found.reason)]),
      ...(repeated === null ? [] : [(repeated.isCertain ? error : warning)(name, repeated.reason)]),
      ...addressPlaceholders(name, address),
    ];
  });
}

/** The page around the app: without HTTPS, browsers give no camera to what it shows in a frame. */
function frame(address: unknown): readonly Finding[] {
  const found = typeof address === 'string' ? calledFromHttps(address) : null;
  if (found === null) return [];
  if (found.isLocal) return [warning('frameAncestor', 'It is on this computer, so no other shows the app.')];
  const isPlain = /^http:/i.test(address as string);
  return [
    error(
      'frameAncestor',
      isPlain
        ? 'It begins with http:, and browsers give no camera to a frame in such a page. Write https://.'
        : found.reason,
    ),
  ];
}

function otherPages(list: unknown): readonly Finding[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((page: unknown, index) =>
    typeof page === 'string' && /^\/[^/]/.test(page)
      ? []
      : [error(`otherPages[${index}]`, 'It must be a path of the app’s origin, such as "/imprint".')],
  );
}

function providerOf(address: unknown): string {
  return typeof address === 'string' ? address : '/';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
