/** What an operator configured: one chunk, since with two of them the bundler would cut the app's first script into pieces. */
export { readOperatorBrand } from './read-operator-brand.ts';
export { readOperatorTexts } from './read-operator-texts.ts';
