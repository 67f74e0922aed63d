/** What shows and guards prerendered screens, without React. */
export { shownBrand, type ShownBrand } from './brand/shown-brand.ts';
export { isolated } from './i18n/isolated.ts';
export { languageTag } from './i18n/language-names.ts';
export { loadPlainTexts } from './i18n/load-plain-texts.ts';
export { announcementText } from './screens/capture/announcement-text.ts';
export { followTaps, type LastTap } from './screens/follow-taps.ts';
export { guardMs } from './screens/double-tap-time.ts';
export { brandLook, type BrandLook, type LowContrast } from './theme/brand-look.ts';
export { brandRules } from './theme/brand-rules.ts';
