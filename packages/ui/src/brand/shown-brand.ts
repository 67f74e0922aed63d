import { textIn, type Brand, type Language, type LocalText } from '@recto/core';

/** A brand in one language. */
export interface ShownBrand {
  readonly name: string;
  readonly recipient: string;
  readonly logo: Brand['logo'];
  readonly privacy: string | null;
  readonly imprint: string | null;
  readonly accessibility: string | null;
  readonly support: string | null;
}

/** @returns the brand as it is shown in this language (decision 10.1). */
export function shownBrand(brand: Brand, language: Language): ShownBrand {
  const shown = (text: LocalText | null) => text && textIn(text, language);
  return {
    name: textIn(brand.name, language),
    recipient: textIn(brand.recipient, language),
    logo: brand.logo,
    privacy: shown(brand.privacy),
    imprint: shown(brand.imprint),
    accessibility: shown(brand.accessibility),
    support: shown(brand.support),
  };
}
