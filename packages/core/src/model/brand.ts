import { defaultLanguage } from './language.ts';

/** A text that is the same in every language, or one for each language, by its code such as `de-de`. */
export type LocalText = string | Readonly<Record<string, string>>;

/** Whose app it is, as the operator configured it (decision 10.1). Every address is checked and absolute. */
export interface Brand {
  /** In the header, in place of the product's name. */
  readonly name: LocalText;
  /** Who receives the photos, as in "Your photos go to …". */
  readonly recipient: LocalText;
  /** Shown in place of the name, one for each colour scheme. */
  readonly logo: { readonly light: string; readonly dark: string } | null;
  /** Pages that the footer links to; null shows no link. */
  readonly privacy: LocalText | null;
  readonly imprint: LocalText | null;
  readonly accessibility: LocalText | null;
  readonly support: LocalText | null;
}

/**
 * @param language the code of the current language.
 * @returns the text of this language, else that of the default language, else the first one.
 */
export function textIn(text: LocalText, language: string): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text[defaultLanguage] ?? Object.values(text)[0] ?? '';
}
