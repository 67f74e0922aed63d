import { textIn, type Brand, type LocalText } from '@recto/core';
import { createContext, useContext } from 'react';
import { useLanguage } from '../i18n/use-language.ts';

/** Whose app it is (decision 10.1); null shows the product's own name, and no name of a recipient. */
export const BrandContext = createContext<Brand | null>(null);

/** A brand in the current language. */
export interface ShownBrand {
  readonly name: string;
  readonly recipient: string;
  readonly logo: Brand['logo'];
  readonly privacy: string | null;
  readonly imprint: string | null;
  readonly accessibility: string | null;
  readonly support: string | null;
}

/** @returns the brand of the app in the current language; null if it has none. */
export function useBrand(): ShownBrand | null {
  const brand = useContext(BrandContext);
  const language = useLanguage();
  if (brand === null) return null;
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
