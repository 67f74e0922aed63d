import { absoluteAddress, safeLink, type Brand, type LocalText } from '@recto/core';
import * as v from 'valibot';

/** The look of a brand, not yet checked for contrast. Colours are `#rgb` or `#rrggbb`. */
export interface BrandLookSettings {
  /** The colour of the main controls; null keeps the app's own. */
  readonly accent: PerScheme | null;
  /** The colour of text on the accent; null chooses one. */
  readonly onAccent: PerScheme | null;
  /** The corner radius of buttons and cards, in px; null keeps the app's own. */
  readonly radius: number | null;
}

/** A value for the light scheme, one for the dark scheme, or both. */
interface PerScheme {
  readonly light: string | null;
  readonly dark: string | null;
}

export interface BrandSettings {
  readonly brand: Brand;
  readonly look: BrandLookSettings;
}

/** Of a name, in characters. */
export const maximumNameLength = 60;
/** In px. */
export const maximumRadius = 28;

/**
 * The schema of `brand` in `config.json` (decision 10.1). It uses only those of the library's functions that the
 * app's first script has anyway: the others would be added to that script, which every customer loads.
 * @param base the address of `config.json`, against which relative addresses are resolved.
 * @param provider `{id}` of §7, from whose origin images may be loaded too.
 */
function brandSchema(base: string, provider: string) {
  const link = linkAt(base);
  const page = v.optional(field(inEachLanguage(link)));
  const colors = v.optional(field(perScheme(readColor)));
  return v.object({
    name: field(inEachLanguage(readName)),
    recipient: v.optional(field(inEachLanguage(readName))),
    logo: v.optional(field(perScheme(imageAt(base, provider)))),
    privacy: page,
    imprint: page,
    accessibility: page,
    support: v.optional(field(inEachLanguage((value) => readSupport(value, link)))),
    accent: colors,
    onAccent: colors,
    radius: v.optional(field(readRadius)),
  });
}

/** A field of `brand` in `config.json`. */
export type BrandField = keyof ReturnType<typeof brandSchema>['entries'];

/** Reads a value; undefined if it is wrong. */
type Read<Value> = (value: unknown) => Value | undefined;

function field<Value>(read: Read<Value>) {
  return v.pipe(
    v.unknown(),
    v.transform(read),
    v.check((value) => value !== undefined),
    v.transform((value) => value!),
  );
}

const readName: Read<string> = (value) => {
  const name = typeof value === 'string' ? value.trim() : '';
  return name === '' || name.length > maximumNameLength ? undefined : name;
};

/** An address as `safeLink` accepts it, made absolute. */
function linkAt(base: string): Read<string> {
  return (value) =>
    typeof value === 'string' ? (safeLink(absoluteAddress(value.trim(), base)) ?? undefined) : undefined;
}

/**
 * An address of the app's own origin or the provider's. From any other the page's policy loads no image
 * (`contentSecurityPolicy` of the sandbox), and that origin would learn who opens the app (decision 10.1).
 */
function imageAt(base: string, provider: string): Read<string> {
  const link = linkAt(base);
  const origins = [base, provider].map((address) => new URL(address, base).origin);
  return (value) => {
    const address = link(value);
    return address !== undefined && origins.includes(new URL(address).origin) ? address : undefined;
  };
}

const mailOrPhone = /^(?:mailto:[^\s@?]+@[^\s@?]+|tel:\+?[\d().-]+)$/i;

/** A number, an address of e-mail or words: as a relative address, each would lead to a page that does not exist. */
const noAddress = /^[\d\s().+-]+$|^[^\s/:@]+@[^\s/]+$|\S\s+\S/;

function readSupport(value: unknown, link: Read<string>): string | undefined {
  if (typeof value !== 'string' || noAddress.test(value)) return undefined;
  return mailOrPhone.test(value) ? value : link(value);
}

const readColor: Read<string> = (value) =>
  typeof value === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) ? value : undefined;

const readRadius: Read<number> = (value) =>
  typeof value === 'number' && value >= 0 && value <= maximumRadius ? value : undefined;

/** A text, or an object with one for each language. */
function inEachLanguage(read: Read<string>): Read<LocalText> {
  return (value) => {
    if (!isRecord(value)) return read(value);
    const texts = Object.entries(value).map(
      ([language, text]) => [language.toLowerCase(), read(text)] as const,
    );
    const isRight = texts.length > 0 && texts.every(([, text]) => text !== undefined);
    return isRight ? (Object.fromEntries(texts) as LocalText) : undefined;
  };
}

/** A value for the light scheme, or an object with `light`, `dark` or both. */
function perScheme(read: Read<string>): Read<PerScheme> {
  return (value) => {
    const { light, dark, ...others } = isRecord(value) ? value : { light: value };
    const scheme = {
      light: light === undefined ? null : read(light),
      dark: dark === undefined ? null : read(dark),
    };
    const isRight =
      scheme.light !== undefined && scheme.dark !== undefined && (scheme.light ?? scheme.dark) !== null;
    return isRight && Object.keys(others).length === 0 ? (scheme as PerScheme) : undefined;
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * Reads `brand` of `config.json`. A wrong field counts as absent, and so does an unknown one, which is most likely
 * misspelt; without a usable name there is no brand.
 * @param value as in the file.
 * @param base the address of `config.json`.
 * @param provider `{id}` of §7, from whose origin a logo may come too.
 * @returns the settings or null, and the names of the fields that are wrong, without their values.
 */
export function readBrand(
  value: unknown,
  base: string,
  provider: string,
): { readonly settings: BrandSettings | null; readonly wrong: readonly string[] } {
  const schema = brandSchema(base, provider);
  const fields = isRecord(value) ? value : {};
  const known = Object.keys(schema.entries);
  const first = v.safeParse(schema, fields);
  const wrong = [
    ...(first.issues ?? []).map((issue) => v.getDotPath(issue)!),
    ...Object.keys(fields).filter((name) => !known.includes(name)),
  ];
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !wrong.includes(name)));
  const second = v.safeParse(schema, kept);
  return { settings: second.success ? settingsOf(second.output) : null, wrong };
}

function settingsOf(read: v.InferOutput<ReturnType<typeof brandSchema>>): BrandSettings {
  const { name, recipient = name, logo = null } = read;
  const { privacy = null, imprint = null, accessibility = null, support = null } = read;
  const { accent = null, onAccent = null, radius = null } = read;
  return {
    brand: { name, recipient, logo: logo && sameForBoth(logo), privacy, imprint, accessibility, support },
    look: { accent, onAccent, radius },
  };
}

function sameForBoth({ light, dark }: PerScheme): Brand['logo'] {
  const [either, other] = [light ?? dark!, dark ?? light!];
  return { light: either, dark: other };
}
