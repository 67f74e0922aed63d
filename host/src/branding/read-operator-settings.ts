/** What an operator configured: one chunk, `read-operator-settings`. */
export { readOperatorBrand } from './read-operator-brand.ts';
export { readOperatorTexts } from './read-operator-texts.ts';
