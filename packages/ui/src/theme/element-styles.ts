import '#typeface';
import { css } from 'styled-components';
import type { BrandLook } from './brand-look.ts';
import { brandRules } from './brand-rules.ts';
import { reducedMotion } from './reduced-motion.ts';
import {
  darkDeclarations,
  lightDeclarations,
  reducedMotionDeclarations,
  schemeIndependentDeclarations,
} from './theme-declarations.ts';
import { directionStyles } from './direction.ts';
import { color, font, leading, textSize, weight } from './tokens.ts';

/** The styles that Recto's own page (`GlobalStyle`) and a root in another page (`RectoRoot`) have in common. */

export interface TokenProps {
  /** The operator's colours and corners (decision 10.1); by default the app's own. */
  readonly $brand?: BrandLook | null;
}

/** @param root the selector of the element that has the tokens. */
export const tokenStyles = (root: string) => css<TokenProps>`
  :where(${root}) {
    ${schemeIndependentDeclarations} ${lightDeclarations}
  }
  @media (prefers-color-scheme: dark) {
    :where(${root}) {
      ${darkDeclarations}
    }
  }
  :where([data-theme='light']) {
    ${lightDeclarations}
  }
  :where([data-theme='dark']) {
    ${darkDeclarations}
  }
  ${({ $brand }) => $brand && brandRules($brand, root).join('\n')}
  [data-theme] {
    color: ${color.ink};
  }
  ${root} {
    ${reducedMotion(reducedMotionDeclarations)}
  }
  ${directionStyles}
`;

/** The reset. */
export const elementStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  body,
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset,
  dialog {
    margin: 0;
  }
  ul,
  ol,
  fieldset,
  dialog {
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  fieldset,
  dialog {
    border: 0;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  button,
  select,
  a,
  label {
    -webkit-tap-highlight-color: transparent;
    touch-action: manipulation;
  }
  [hidden] {
    display: none !important;
  }
`;

/** Declarations for the element that contains all text. */
export const textStyles = css`
  color: ${color.ink};
  font-family: ${font.text};
  font-size: ${textSize.body};
  font-weight: ${weight.regular};
  line-height: ${leading.body};
  font-synthesis: none;
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
  -webkit-hyphens: auto;
  hyphens: auto;
  hyphenate-limit-chars: 8 4 4;
`;

/** Headings, paragraphs and links. */
export const typeStyles = css`
  h1,
  h2,
  h3 {
    font-weight: ${weight.bold};
    text-wrap: balance;
  }
  p,
  li {
    text-wrap: pretty;
  }
  a {
    color: ${color.accentInk};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 0.08em;
  }
`;
