import { css, type RuleSet } from 'styled-components';
import { media } from './tokens.ts';

/**
 * For a person who asked for less motion: on the device, or by `data-motion="reduced"` on an element or on
 * one around it, as Storybook's toolbar does. Everything that moves less goes through this one rule.
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
