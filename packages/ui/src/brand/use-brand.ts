import type { Brand } from '@recto/core';
import { createContext, useContext } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { shownBrand, type ShownBrand } from './shown-brand.ts';

/** Whose app it is (decision 10.1); null shows the product's own name, and no name of a recipient. */
export const BrandContext = createContext<Brand | null>(null);

/** @returns the brand of the app in the current language; null if it has none. */
export function useBrand(): ShownBrand | null {
  const brand = useContext(BrandContext);
  const language = useLanguage();
  return brand === null ? null : shownBrand(brand, language);
}
