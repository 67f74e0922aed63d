/** What shows and guards prerendered screens, without React. */
export { isolated } from './i18n/isolated.ts';
export { languageTag } from './i18n/language-names.ts';
export { followTaps, type LastTap } from './screens/follow-taps.ts';
export { guardMs } from './screens/double-tap-time.ts';
