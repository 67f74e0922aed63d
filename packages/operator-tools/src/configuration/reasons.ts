import {
  maximumNameLength,
  maximumRadius,
  type BrandField,
  type Configuration,
} from '@recto/adapters/configuration';
import {
  browserRules,
  clientAuthentications,
  documentFormatNames,
  documentsWithFormats,
  filePickerRules,
  guidanceModes,
} from '@recto/core';
import { kindOf } from './addresses.ts';
import { didYouMean } from './nearest-name.ts';
import { hasPlaceholder, placeholderReason } from './placeholders.ts';

/** Why the app's own readers refuse a value: they say which field is wrong, this says what to write instead. */

/** Says why a value is wrong; null if this knows no reason. */
type Explain = (value: unknown) => string | null;

/** What a text matches that is wrong in one way, and the reason. The first rule that matches counts. */
type Rule = readonly [
  when: RegExp | ((text: string) => boolean),
  reason: string | ((text: string) => string),
];

function reasonIn(text: string, rules: readonly Rule[]): string | null {
  const rule = rules.find(([when]) => (when instanceof RegExp ? when.test(text) : when(text)));
  return rule === undefined ? null : typeof rule[1] === 'string' ? rule[1] : rule[1](text);
}

const anyOrigin = 'https://app.invalid';
const empty: Rule = [/^$/, 'It is empty.'];
const placeholder: Rule = [hasPlaceholder, placeholderReason];
const backslash: Rule = [/\\/, 'It has a backslash; addresses have slashes only.'];
const schemes: readonly Rule[] = [
  // `localhost:8080` looks like a scheme.
  [/^[a-z][^/]*:\d+(?:\/|$)/i, 'It has no scheme. Write https:// before the host.'],
  [
    /^(?!https?:)[a-z][a-z\d+.-]*:/i,
    (text) =>
      `The scheme ${text.slice(0, text.indexOf(':') + 1).toLowerCase()} can’t be used here. Write an address with https://.`,
  ],
];
const urls: readonly Rule[] = [
  [(text) => !URL.canParse(text, anyOrigin), 'It is not an address that a browser understands.'],
  [
    (text) => new URL(text, anyOrigin).username + new URL(text, anyOrigin).password !== '',
    'It has a user name or a password in it, which everybody could read.',
  ],
];
const endpoints: readonly Rule[] = [
  empty,
  placeholder,
  [/\s/, 'It has a space in it, or before or after it.'],
  backslash,
  [/[?#]/, 'It has a query (?…) or a fragment (#…), to which no path can be added.'],
  [/^\/\//, 'It begins with two slashes. Write https:// before the host.'],
  [
    /^(?!\/|[a-z][a-z\d+.-]*:)/i,
    'It is neither an absolute address (https://…) nor a path of the app’s own origin (/…).',
  ],
  ...schemes,
  ...urls,
];
const names: readonly Rule[] = [
  [/^\s*$/, 'It is empty.'],
  [
    (text) => text.trim().length > maximumNameLength,
    (text) => `It has ${text.trim().length} characters; at most ${maximumNameLength} fit.`,
  ],
];
const links: readonly Rule[] = [empty, placeholder, ...schemes, backslash, ...urls];
const noAddress = 'It is no address. Write https://…, a path (/help), mailto:… or tel:….';
const contacts: readonly Rule[] = [
  [
    /^[\d\s().+-]*\d[\d\s().+-]*$/,
    (text) => `It is a telephone number without its scheme. Write tel:${text.replace(/[^\d+]/g, '')}.`,
  ],
  [/^tel:/i, 'After tel:, use only digits and + - . ( ), without spaces.'],
  [/^[^\s/:@]+@[^\s/]+$/, (text) => `It is an email address without its scheme. Write mailto:${text}.`],
  [/^mailto:/i, 'After mailto:, write exactly one email address and nothing else.'],
  [/\S\s+\S/, noAddress],
];

/** A text that the rules say something about; of anything else, what it must be. */
const text =
  (rules: readonly Rule[], what = 'a text'): Explain =>
  (value) =>
    typeof value === 'string' ? reasonIn(value, rules) : `It must be ${what}, not ${kindOf(value)}.`;

const link: Explain = (value) => text(links, 'an address')(typeof value === 'string' ? value.trim() : value);

/** Says why the app can't call an address; null if this knows no reason. */
const endpointReason: Explain = (value) =>
  value === undefined || value === null ? 'It is missing.' : text(endpoints)(value);

const endpoint =
  (calls: string): Explain =>
  (value) =>
    `${endpointReason(value) ?? unknownReason} It says where ${calls}: https://… or a path of the app’s own origin.`;

const oneOf =
  (allowed: readonly string[]): Explain =>
  (value) =>
    typeof value === 'string'
      ? `"${value}" is none of ${allowed.join(', ')}.${didYouMean(value, allowed)}`
      : `It must be one of ${allowed.join(', ')}; it is ${kindOf(value)}.`;

const unknownReason = 'The app can’t use this value.';

/** @param what with an example. */
const mustBe =
  (what: string): Explain =>
  (value) =>
    `It must be ${what}; it is ${kindOf(value)}.`;

/** The reasons for each field of `config.json`. */
const ofField: Readonly<Record<keyof Configuration, Explain>> = {
  authEndpointUrl: endpoint('call 1 goes'),
  idEndpointUrl: endpoint('calls 2 to 8 go'),
  clientId: (value) =>
    value === undefined || value === null
      ? 'It is missing. It is the client’s id at the provider.'
      : text([empty])(value),
  clientSecret: (value) =>
    `It must be a text, not ${kindOf(value)}. Leave it out if a relay adds the secret on your server.`,
  clientAuthentication: oneOf(clientAuthentications),
  browsers: oneOf(browserRules),
  filePicker: oneOf(filePickerRules),
  guidance: oneOf(guidanceModes),
  documentFormats: formatsReason,
  eventsUrl: endpoint('the app sends its events'),
  frameAncestor: endpoint('the page is that shows the app in a frame'),
  brand: mustBe('an object with a name, such as { "name": "Banque Aubrac" }'),
  texts: mustBe('an object, such as { "en-gb": "operator/en-gb.json" }'),
  otherPages: mustBe('a list of paths, such as ["/imprint"]'),
};

export const fieldNames = Object.keys(ofField) as readonly (keyof Configuration)[];

/** Says why the app can't use this value of a field, which `readConfiguration` has refused. */
export function fieldReason(name: keyof Configuration, value: unknown): string {
  return ofField[name](value) ?? unknownReason;
}

function formatsReason(value: unknown): string | null {
  const example = 'such as { "idCard": ["id1"] }';
  if (!isRecord(value) || Array.isArray(value)) {
    return mustBe(`an object with a list for a document, ${example}`)(value);
  }
  const [documents, formats]: readonly string[][] = [[...documentsWithFormats()], [...documentFormatNames]];
  const reasons = Object.entries(value).flatMap(([document, list]) => {
    if (!documents!.includes(document)) {
      return `"${document}" is not a document with formats. Allowed: ${documents!.join(', ')}.${didYouMean(document, documents!)}`;
    }
    if (!Array.isArray(list) || list.length === 0) {
      return `"${document}" must have a list with at least one format, ${example}.`;
    }
    return list
      .map(String)
      .filter((format) => !formats!.includes(format))
      .map((format) => `"${format}" in "${document}" is none of the formats ${formats!.join(', ')}.`);
  });
  return reasons.join(' ') || null;
}

/** Where in a field something is wrong, such as `.fr-fr` or nothing, and why. */
interface Part {
  readonly path: string;
  readonly reason: string;
}

/** Whether the app's reader accepts a value of a field: also one of a language, or of a colour scheme. */
type IsUsable = (value: unknown) => boolean;

/** Says which parts of a field of `brand` the app can't use. */
type ExplainParts = (value: unknown, isUsable: IsUsable) => readonly Part[];

/** @param known the only names that an object of such values may have; any by default. */
const inParts =
  (explain: Explain, none: string, known: readonly string[] | null = null): ExplainParts =>
  (value, isUsable) => {
    if (!isRecord(value)) return part('', explain(value));
    const given = Object.entries(value);
    if (given.length === 0) return part('', none);
    return given.flatMap(([name, each]) => {
      if (known !== null && !known.includes(name)) {
        return part(`.${name}`, `There is only "light" and "dark".${didYouMean(name, known)}`);
      }
      return !isRecord(each) && isUsable(each) ? [] : part(`.${name}`, explain(each));
    });
  };

const eachLanguage = (explain: Explain) =>
  inParts(explain, 'It has no language. Write a text, or one for each language.');
const eachScheme = (explain: Explain) =>
  inParts(explain, 'It has neither "light" nor "dark".', ['light', 'dark']);
const name = eachLanguage(text(names));
const page = eachLanguage(link);
const colour = eachScheme((value) =>
  typeof value === 'string'
    ? `"${value}" is no colour of the form #rgb or #rrggbb.`
    : `It must be a colour such as "#7a1f5c", not ${kindOf(value)}.`,
);

/** The reasons for each field of `brand`. */
const ofBrand: Readonly<Record<BrandField, ExplainParts>> = {
  name,
  recipient: name,
  logo: eachScheme(
    (value) =>
      link(value) ??
      'An image comes from the app’s own origin or from that of idEndpointUrl: the app’s security headers allow no ' +
        'other. Put the file into the folder "operator" beside config.json, and write operator/….',
  ),
  privacy: page,
  imprint: page,
  accessibility: page,
  support: eachLanguage((value) =>
    typeof value === 'string' ? (reasonIn(value, contacts) ?? link(value) ?? noAddress) : link(value),
  ),
  accent: colour,
  onAccent: colour,
  radius: (value) =>
    part(
      '',
      `It must be a number of px without unit, from 0 to ${maximumRadius}, not ${typeof value === 'number' ? value : kindOf(value)}.`,
    ),
};

export const brandFields = Object.keys(ofBrand) as readonly BrandField[];

/**
 * Says why the app can't use a field of `brand`, which `readBrand` has refused.
 * @param field its name, also one that the app does not know.
 * @returns at least one reason.
 */
export function brandReasons(field: string, value: unknown, isUsable: IsUsable): readonly Part[] {
  const known = brandFields.find((candidate) => candidate === field);
  if (known === undefined) {
    return part('', `The app knows no such field.${didYouMean(field, brandFields)}`);
  }
  if (value === undefined) return part('', 'It is missing.');
  if (value === null) return part('', 'It is null. Leave it out, or give it a value.');
  return ofBrand[known](value, isUsable);
}

/** @param reason null if none is known. */
function part(path: string, reason: string | null): readonly Part[] {
  return [{ path, reason: reason ?? unknownReason }];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
