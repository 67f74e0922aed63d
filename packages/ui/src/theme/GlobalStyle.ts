import { createGlobalStyle, css, keyframes } from 'styled-components';
import { inlineSign } from './direction.ts';
import { elementStyles, textStyles, tokenStyles, typeStyles, type TokenProps } from './element-styles.ts';
import { rem } from './rem.ts';
import { color, motion, safeArea, space, viewfinder } from './tokens.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const leave = keyframes`
  to { opacity: 0; }
`;

/** Where a line ends: on the right, or where lines run from right to left, on the left. */
const arriveFromEnd = keyframes`
  from { opacity: 0; transform: translateX(calc(24px * ${inlineSign})); }
`;

const arriveFromStart = keyframes`
  from { opacity: 0; transform: translateX(calc(-24px * ${inlineSign})); }
`;

/**
 * From one screen to the next: the browser's view transition, or a fade of the new screen where it has none. The old screen
 * goes before the new one comes, so that no two texts are seen through each other. The viewfinder appears by itself.
 */
const screenTransition = css`
  ::view-transition {
    background: ${color.paper};
  }
  ::view-transition-group(root) {
    animation-duration: ${motion.base};
  }
  ::view-transition-image-pair(root) {
    isolation: auto;
  }
  ::view-transition-old(root) {
    mix-blend-mode: normal;
    animation: ${leave} ${motion.leave} linear both;
  }
  ::view-transition-new(root) {
    mix-blend-mode: normal;
    animation: ${arriveFromEnd} ${motion.base} ${motion.easing} ${motion.leave} both;
  }
  :root[data-direction='back']::view-transition-new(root) {
    animation-name: ${arriveFromStart};
  }
  @supports not (view-transition-name: none) {
    html,
    body {
      transition: background-color ${motion.fade} ${motion.easing};
    }
    main > [data-screen] {
      animation: ${appear} ${motion.fade} ${motion.easing};
    }
  }
`;

/**
 * The global style sheet: tokens, typeface and a small reset, for an app that owns its page. Render it once, at the
 * root of the app. In a page with content of its own, use `RectoRoot` instead.
 * Every rule in a style sheet of the page that sets a token wins over the values here (decision 10.2). The
 * colour scheme follows the device; `data-theme="light"` or `"dark"` on an element overrides it for its content.
 * `data-motion="reduced"` on the root reduces motion, as the device's setting does.
 */
export const GlobalStyle = createGlobalStyle<TokenProps>`
  ${tokenStyles(':root')}
  ${elementStyles}

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Keeps a focused element from being hidden below the action bar, also with what is said above its button. */
    scroll-padding-block: ${space.x6} calc(min(${rem(11.5)}, 40vh) + ${safeArea.bottom});
    background: ${color.paper};
  }
  body {
    min-height: 100vh;
    min-height: 100dvh;
    background: ${color.paper};
    ${textStyles}
  }
  /* The ground is dark as long as the capture screen is there, also beyond its edges; once that has appeared. */
  :root:has(main > [data-screen='capture']), :root:has(main > [data-screen='capture']) body {
    background: ${viewfinder.ground};
    transition: background-color 0s ${motion.fade};
  }
  ${screenTransition}
  ${typeStyles}
`;
