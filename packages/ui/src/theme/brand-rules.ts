import type { BrandLook } from './brand-look.ts';

/**
 * The rules of a brand's look, which come after those of the app's own look.
 * @param root the selector of the element that has the tokens.
 */
export const brandRules = ({ light, dark }: BrandLook, root: string): readonly string[] => [
  `:where(${root}) { ${light} }`,
  `@media (prefers-color-scheme: dark) { :where(${root}) { ${dark} } }`,
  `:where([data-theme='light']) { ${light} }`,
  `:where([data-theme='dark']) { ${dark} }`,
];
