import { maximumNameLength, maximumRadius, type BrandField } from '@recto/adapters/configuration';
import { kindOf, schemeReason, urlReason } from './address-reason.ts';
import { didYouMean } from './nearest-name.ts';

/** Where in a field something is wrong, such as `.fr-fr` or nothing, and why. */
interface Part {
  readonly path: string;
  readonly reason: string;
}

/** Says why the app can't use a value; null if this knows no reason. */
type Explain = (value: unknown) => string | null;

/** Whether the app's reader accepts a value of a field: also one of a language, or of a colour scheme. */
type IsUsable = (value: unknown) => boolean;

/** Says which parts of a field of `brand` the app can't use. */
type ExplainField = (value: unknown, isUsable: IsUsable) => readonly Part[];

/** A text, or one for each language. */
const inEachLanguage =
  (explain: Explain): ExplainField =>
  (value, isUsable) => {
    if (!isRecord(value)) return part('', explain(value));
    const texts = Object.entries(value);
    if (texts.length === 0) return part('', 'It has no language. Write a text, or one for each language.');
    return texts
      .filter(([, text]) => isRecord(text) || !isUsable(text))
      .flatMap(([language, text]) => part(`.${language}`, explain(text)));
  };

const schemes = ['light', 'dark'];

/** A value, or one for each colour scheme. */
const perScheme =
  (explain: Explain): ExplainField =>
  (value, isUsable) => {
    if (!isRecord(value)) return part('', explain(value));
    const given = Object.entries(value);
    if (given.length === 0) return part('', 'It has neither "light" nor "dark".');
    return given.flatMap(([scheme, each]) => {
      if (!schemes.includes(scheme)) {
        return part(`.${scheme}`, `There is only "light" and "dark".${didYouMean(scheme, schemes)}`);
      }
      return !isRecord(each) && isUsable(each) ? [] : part(`.${scheme}`, explain(each));
    });
  };

const name = inEachLanguage((value) => {
  if (typeof value !== 'string') return `It must be a text, not ${kindOf(value)}.`;
  if (value.trim() === '') return 'It is empty.';
  const { length } = value.trim();
  return length > maximumNameLength ? `It has ${length} characters; at most ${maximumNameLength} fit.` : null;
});

/** Of an address that the app refuses; a relative one is allowed. */
const linkReason: Explain = (value) => {
  if (typeof value !== 'string') return `It must be an address, not ${kindOf(value)}.`;
  const address = value.trim();
  if (address === '') return 'It is empty.';
  const scheme = /^[a-z][a-z\d+.-]*:/i.test(address) ? schemeReason(address) : null;
  if (scheme === null && address.includes('\\')) return 'It has a backslash; addresses have slashes only.';
  return scheme ?? urlReason(address);
};

const page = inEachLanguage(linkReason);

const support = inEachLanguage((value) => {
  if (typeof value !== 'string') return linkReason(value);
  if (/^[\d\s().+-]*\d[\d\s().+-]*$/.test(value)) {
    return `It is a telephone number without its scheme. Write tel:${value.replace(/[^\d+]/g, '')}.`;
  }
  if (/^tel:/i.test(value)) return 'After tel:, use only digits and + - . ( ), without spaces.';
  if (/^[^\s/:@]+@[^\s/]+$/.test(value))
    return `It is an email address without its scheme. Write mailto:${value}.`;
  if (/^mailto:/i.test(value)) return 'After mailto:, write exactly one email address and nothing else.';
  const reason = /\S\s+\S/.test(value) ? null : linkReason(value);
  return reason ?? 'It is no address. Write https://…, a path (/help), mailto:… or tel:….';
});

const logo = perScheme(
  (value) =>
    linkReason(value) ??
    'An image comes from the app’s own origin or from that of idEndpointUrl: the app’s security headers allow no ' +
      'other. Put the file into the folder "operator" beside config.json, and write operator/….',
);

const color = perScheme((value) =>
  typeof value === 'string'
    ? `"${value}" is no colour of the form #rgb or #rrggbb.`
    : `It must be a colour such as "#7a1f5c", not ${kindOf(value)}.`,
);

const radius: ExplainField = (value) => {
  const needed = `It must be a number of px without unit, from 0 to ${maximumRadius}`;
  return part('', `${needed}, not ${typeof value === 'number' ? value : kindOf(value)}.`);
};

/** The reasons for each field of `brand`. */
const fields: Readonly<Record<BrandField, ExplainField>> = {
  name,
  recipient: name,
  logo,
  privacy: page,
  imprint: page,
  accessibility: page,
  support,
  accent: color,
  onAccent: color,
  radius,
};

/** The names that `brand` may have. */
export const brandFields = Object.keys(fields) as readonly BrandField[];

/**
 * Says why the app can't use a field of `brand`, which its own reader (`readBrand`) has refused.
 * @param field its name, also one that the app does not know.
 * @returns at least one reason.
 */
export function explainBrandField(field: string, value: unknown, isUsable: IsUsable): readonly Part[] {
  const known = brandFields.find((candidate) => candidate === field);
  if (known === undefined) {
    return part('', `The app knows no such field.${didYouMean(field, brandFields)}`);
  }
  if (value === undefined) return part('', 'It is missing.');
  if (value === null) return part('', 'It is null. Leave it out, or give it a value.');
  return fields[known](value, isUsable);
}

/** @param reason null if none is known. */
function part(path: string, reason: string | null): readonly Part[] {
  return [{ path, reason: reason ?? 'The app can’t use this value.' }];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
