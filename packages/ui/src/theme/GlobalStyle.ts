import '@fontsource-variable/atkinson-hyperlegible-next';
import { createGlobalStyle } from 'styled-components';
import { reducedMotion } from './reduced-motion.ts';
import {
  darkDeclarations,
  lightDeclarations,
  reducedMotionDeclarations,
  schemeIndependentDeclarations,
} from './theme-declarations.ts';
import { color, font, leading, safeArea, space, target, textSize, weight } from './tokens.ts';

/**
 * The global style sheet: tokens, typeface and a small reset. Render it once, at the root of the app.
 * The colour scheme follows the device; `data-theme="light"` or `"dark"` on an element overrides it for
 * its content. `data-motion="reduced"` on the root reduces motion, as the device's setting does.
 */
export const GlobalStyle = createGlobalStyle`
  :root { ${schemeIndependentDeclarations} ${lightDeclarations} }
  @media (prefers-color-scheme: dark) { :root { ${darkDeclarations} } }
  [data-theme='light'] { ${lightDeclarations} }
  [data-theme='dark'] { ${darkDeclarations} }
  [data-theme] { color: ${color.ink}; }
  :root { ${reducedMotion(reducedMotionDeclarations)} }

  *, *::before, *::after { box-sizing: border-box; }
  body, h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, dialog { margin: 0; }
  ul, ol, fieldset, dialog { padding: 0; }
  ul, ol { list-style: none; }
  fieldset, dialog { border: 0; }
  img, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button, select, a, label { -webkit-tap-highlight-color: transparent; touch-action: manipulation; }
  [hidden] { display: none !important; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Keeps a focused element from being hidden below the action bar. */
    scroll-padding-block: ${space.x6} calc(${target.primary} + ${space.x12} + ${safeArea.bottom});
    background: ${color.paper};
  }
  body {
    min-height: 100vh;
    min-height: 100dvh;
    background: ${color.paper};
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
  }
  h1, h2, h3 { font-weight: ${weight.bold}; text-wrap: balance; }
  p, li { text-wrap: pretty; }
  a { color: ${color.accentInk}; text-underline-offset: 0.2em; text-decoration-thickness: 0.08em; }
`;
