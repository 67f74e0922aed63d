import { readBrand, type BrandLookSettings } from '@recto/adapters/configuration';
import { textIn, type Brand, type Language, type LocalText } from '@recto/core';
import { brandLook, type LowContrast } from '@recto/ui/operator';
import { didYouMeanLanguage } from './nearest-name.ts';
import { brandReasons } from './reasons.ts';
import { error, warning, type Finding } from './finding.ts';
import { fileFindings, logoFindings, namedFile, type Place } from './named-files.ts';
import { addressPlaceholders, placeholderFindings } from './placeholders.ts';

const pageFields = ['privacy', 'imprint', 'accessibility', 'support'] as const;

/** The fields that may have a text for each language. */
const localFields = ['name', 'recipient', ...pageFields] as const satisfies readonly (keyof Brand)[];

/**
 * Checks `brand` of `config.json` with the app's own readers (decision 10.1), and the files that it names.
 * @param value as in the file.
 * @param provider `idEndpointUrl`, from whose origin a logo may come too.
 * @param offered the app's languages, with those of `texts`.
 */
export function checkBrand(
  value: object,
  place: Place,
  provider: string,
  offered: readonly Language[],
): readonly Finding[] {
  const given = value as Readonly<Record<string, unknown>>;
  const read = (fields: object) => readBrand(fields, place.base, provider);
  const { settings: own, wrong } = read(given);
  // Also without a usable name, everything else is checked.
  const name = 'Name';
  const settings = own ?? read({ ...given, name }).settings;
  const refused = wrong.flatMap((field) =>
    brandReasons(field, given[field], (part) => read({ name, [field]: part }).wrong.length === 0).map(
      ({ path, reason }) => error(`brand.${field}${path}`, `${reason}${effectOf(field)}`),
    ),
  );
  if (settings === null) return refused;
  const { brand, look } = settings;
  return [
    ...refused,
    ...localFields
      .filter((field) => !wrong.includes(field))
      .flatMap((field) => brandLanguageFindings(`brand.${field}`, languagesIn(given[field]), offered)),
    ...(['name', 'recipient'] as const).flatMap((field) =>
      // Without a recipient of its own, the brand has its name there.
      each(given[field] === undefined ? null : brand[field]).flatMap(([path, text]) =>
        placeholderFindings(`brand.${field}${path}`, text),
      ),
    ),
    ...brandLook(look).problems.map(contrastFinding),
    ...inkFindings(look),
    ...logos(brand, place),
    ...pageFields.flatMap((field) => pages(`brand.${field}`, brand[field], given[field], place)),
  ];
}

function effectOf(field: string): string {
  return field === 'name' ? ' Without a name, the app uses nothing of "brand".' : '';
}

function contrastFinding({ scheme, between, contrast, needed }: LowContrast): Finding {
  const field = between === 'onAccent and accent' ? 'brand.onAccent' : 'brand.accent';
  return error(
    field,
    `In the ${scheme} scheme, the contrast between ${between} is ${contrast}, and must be at least ${needed}. ` +
      'The app uses none of the colours of "brand".',
  );
}

function inkFindings({ accent, onAccent }: BrandLookSettings): readonly Finding[] {
  if (onAccent === null || accent !== null) return [];
  return [warning('brand.onAccent', 'It has no effect without "accent".')];
}

function logos({ logo }: Brand, place: Place): readonly Finding[] {
  if (logo === null) return [];
  const addresses =
    logo.light === logo.dark ? { '': logo.light } : { '.light': logo.light, '.dark': logo.dark };
  return Object.entries(addresses).flatMap(([path, address]) =>
    logoFindings(`brand.logo${path}`, address, place),
  );
}

/** Checks the pages that the footer links to: relative to `config.json`, one must be a file that is there. */
function pages(field: string, text: LocalText | null, given: unknown, place: Place): readonly Finding[] {
  return each(text).flatMap(([path, address]) => {
    // As in the reader, the last one counts.
    const written = each(given as LocalText).findLast(([other]) => other.toLowerCase() === path)?.[1] ?? '';
    const isRelative = !/^\s*(?:\/|[a-z][a-z\d+.-]*:)/i.test(written);
    if (isRelative) {
      const file = namedFile(address, place);
      const findings = file === null ? [] : fileFindings(`${field}${path}`, file);
      const hint = ' For a page of your site write https://… or a path (/help).';
      return findings.map((finding) => ({ ...finding, reason: finding.reason + hint }));
    }
    const isPlain = /^http:/i.test(written);
    return [
      ...(isPlain ? [warning(`${field}${path}`, 'It begins with http:. Browsers warn of such a page.')] : []),
      ...addressPlaceholders(`${field}${path}`, written.trim()),
    ];
  });
}

/** As the file spells them; none if it has one text for all. */
function languagesIn(given: unknown): readonly string[] {
  return typeof given === 'object' && given !== null ? Object.keys(given) : [];
}

/** The texts of each language, with the path to each. */
function each(text: LocalText | null): readonly (readonly [path: string, text: string])[] {
  if (text === null) return [];
  if (typeof text === 'string') return [['', text]];
  return Object.entries(text).map(([language, value]) => [`.${language}`, value]);
}

/**
 * Warns of a language that the app does not offer, and of one that is given twice, in another case: the app's reader
 * accepts both, and `textIn` decides who sees what.
 * @param field such as `brand.privacy`.
 * @param given the languages of its texts, as the file spells them.
 * @param offered the app's languages, with those of `texts`.
 */
function brandLanguageFindings(
  field: string,
  given: readonly string[],
  offered: readonly Language[],
): readonly Finding[] {
  const lowerCased = given.map((language) => language.toLowerCase());
  const missing = offered.filter((language) => !lowerCased.includes(language));
  // Of the texts only their languages matter. As in the reader, the last one counts.
  const spelling = Object.fromEntries(given.map((language) => [language.toLowerCase(), language]));
  return given.flatMap((language, index) => {
    const first = given[lowerCased.indexOf(lowerCased[index]!)]!;
    const isOffered = offered.some((known) => known === lowerCased[index]);
    const seenIn = missing.filter((known) => textIn(spelling, known) === language);
    const at = `${field}.${language}`;
    return [
      ...(isOffered ? [] : [warning(at, unknownReason(language, seenIn, missing))]),
      ...(first === language
        ? []
        : [warning(at, `The language is given twice, also as "${first}". The app uses the last one.`)]),
    ];
  });
}

function unknownReason(language: string, seenIn: readonly Language[], missing: readonly Language[]): string {
  const effect =
    seenIn.length === 0
      ? 'No customer sees this.'
      : `Customers see this in ${seenIn.join(', ')}, which ${seenIn.length === 1 ? 'is' : 'are'} not given.`;
  return `The app has no language "${language}". ${effect}${didYouMeanLanguage(language, missing)}`;
}
