/** What shows and guards prerendered screens, without React. */
export { shownBrand, type ShownBrand } from './brand/shown-brand.ts';
export { isolated } from './i18n/isolated.ts';
export { languageTag } from './i18n/language-tag.ts';
export { loadAnnouncements, type AnnouncementText } from './screens/capture/load-announcements.ts';
export { followTaps, type LastTap } from './screens/follow-taps.ts';
export { guardMs } from './screens/double-tap-time.ts';
export { brandLook, type BrandLook, type LowContrast } from './theme/brand-look.ts';
export { brandRules } from './theme/brand-rules.ts';
