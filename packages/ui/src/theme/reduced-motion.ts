import { css, type RuleSet } from 'styled-components';
import { media } from './tokens.ts';

/**
 * Applies a style when the user prefers reduced motion, or below `data-motion="reduced"`, which
 * Storybook's toolbar sets. All reduced-motion styles use this function.
 */
export function reducedMotion(style: RuleSet | string): RuleSet {
  return css`
    ${media.reducedMotion} {
      ${style}
    }
    &:is([data-motion='reduced'], [data-motion='reduced'] *) {
      ${style}
    }
  `;
}
