import { declarations } from './custom-properties.ts';
import { dark, light } from './palette.ts';
import { radii } from './radii.ts';

/** What an operator may choose; null keeps the app's own. Colours are `#rgb` or `#rrggbb`. */
export interface BrandLookChoice {
  readonly accent: SchemeColors | null;
  readonly onAccent: SchemeColors | null;
  /** In px. */
  readonly radius: number | null;
}

interface SchemeColors {
  readonly light: string | null;
  readonly dark: string | null;
}

/** Declarations of custom properties, for `GlobalStyle`. */
export interface BrandLook {
  readonly light: string;
  readonly dark: string;
}

/** A contrast that is too low; the default colours are used then. */
export interface LowContrast {
  readonly scheme: 'light' | 'dark';
  /** Which colours: the text on the accent, or the accent on the page. */
  readonly between: 'onAccent and accent' | 'accent and the page';
  /** Rounded down to a tenth. */
  readonly contrast: number;
  readonly needed: number;
}

/** WCAG 2.2, level AA: 1.4.3 for text, 1.4.11 for controls. */
const neededForText = 4.5;
const neededForControls = 3;

/** By how much a colour is mixed with another, from 0 to 1. */
const pressedMix = 0.3;
const washMix = 0.12;
const searchStep = 0.04;

/**
 * Computes the colours and corners of a brand: the accent's pressed form, its form as text on the page, and a
 * faint one. A colour that is not given for the dark scheme is derived from that of the light one, and vice versa.
 * @returns the declarations; without those of the colours if a contrast is too low.
 */
export function brandLook({ accent, onAccent, radius }: BrandLookChoice): {
  readonly look: BrandLook;
  readonly problems: readonly LowContrast[];
} {
  const corners = radius === null ? '' : declarations('radius', cornersOf(radius));
  const schemes =
    accent === null ? null : { light: ofLight(accent, onAccent), dark: ofDark(accent, onAccent) };
  const problems =
    schemes === null ? [] : [...lowContrasts('light', schemes.light), ...lowContrasts('dark', schemes.dark)];
  const colorsOf = (colors: AccentColors | undefined) =>
    colors === undefined || problems.length > 0 ? '' : declarations('color', colors);
  return {
    look: { light: corners + colorsOf(schemes?.light), dark: colorsOf(schemes?.dark) },
    problems,
  };
}

type AccentName = 'accent' | 'accentPressed' | 'onAccent' | 'accentInk' | 'accentWash';
type AccentColors = Readonly<Record<AccentName, string>>;
type Palette = Readonly<Record<keyof typeof light, string>>;

const ofLight = (accent: SchemeColors, onAccent: SchemeColors | null) =>
  accentColors(light, accent.light ?? readable(accent.dark!, light), onAccent?.light ?? null);

const ofDark = (accent: SchemeColors, onAccent: SchemeColors | null) =>
  accentColors(dark, accent.dark ?? readable(accent.light!, dark), onAccent?.dark ?? null);

function accentColors(palette: Palette, accent: string, chosenInk: string | null): AccentColors {
  const onAccent = chosenInk ?? moreReadable([light.onAccent, dark.onAccent], accent);
  const accentWash = mix(palette.paper, accent, washMix);
  return {
    accent,
    onAccent,
    accentWash,
    // Away from the text on it.
    accentPressed: mix(accent, luminance(onAccent) > luminance(accent) ? black : white, pressedMix),
    accentInk: readable(accent, palette, accentWash),
  };
}

function lowContrasts(scheme: 'light' | 'dark', { accent, onAccent }: AccentColors): readonly LowContrast[] {
  const palette = scheme === 'light' ? light : dark;
  const onPage = Math.min(...groundsOf(palette).map((ground) => contrast(accent, ground)));
  const found = [
    { between: 'onAccent and accent', exact: contrast(onAccent, accent), needed: neededForText },
    { between: 'accent and the page', exact: onPage, needed: neededForControls },
  ] as const;
  return found
    .filter(({ exact, needed }) => exact < needed)
    .map(({ between, exact, needed }) => ({
      scheme,
      between,
      contrast: Math.floor(exact * 10) / 10,
      needed,
    }));
}

const groundsOf = ({ paper, surface, wash }: Palette) => [paper, surface, wash];

/** The colour, mixed with the scheme's ink until it can be read as text on every ground. */
function readable(color: string, palette: Palette, ...furtherGrounds: readonly string[]): string {
  const grounds = [...groundsOf(palette), ...furtherGrounds];
  for (let part = 0; part < 1; part += searchStep) {
    const candidate = mix(color, palette.ink, part);
    if (grounds.every((ground) => contrast(candidate, ground) >= neededForText)) return candidate;
  }
  return palette.ink;
}

function moreReadable(candidates: readonly [string, string], ground: string): string {
  const [first, second] = candidates;
  return contrast(first, ground) >= contrast(second, ground) ? first : second;
}

/** The given radius for buttons and cards; the other ones in proportion. */
function cornersOf(radius: number): Readonly<Record<'small' | 'medium' | 'large', string>> {
  const ofMedium = (value: string) => `${Math.round((radius * parseInt(value)) / parseInt(radii.medium))}px`;
  return { small: ofMedium(radii.small), medium: `${radius}px`, large: ofMedium(radii.large) };
}

type Rgb = readonly [number, number, number];

const black = '#000000';
const white = '#ffffff';

function rgbOf(color: string): Rgb {
  const digits = color.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const part = (start: number) => parseInt(full.slice(start, start + 2), 16);
  return [part(0), part(2), part(4)];
}

/** @param part how much of the second colour, from 0 to 1. */
function mix(first: string, second: string, part: number): string {
  const [from, to] = [rgbOf(first), rgbOf(second)];
  const channels = from.map((value, index) => Math.round(value + (to[index]! - value) * part));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. */
function contrast(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
