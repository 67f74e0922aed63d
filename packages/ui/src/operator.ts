/**
 * What an operator's settings are checked with, without React: the same rules in the app and in
 * `npm run check-config`.
 */
export { checkTexts, missingTextKeys, textKeys, type TextProblem } from './i18n/check-texts.ts';
export { loadTexts, textLoaders } from './i18n/load-texts.ts';
export { brandLook, type LowContrast } from './theme/brand-look.ts';
