import { css, type RuleSet } from 'styled-components';
import { media } from './tokens.ts';

/**
 * Applies a style where text over a picture needs a plain ground: the user prefers less transparency or more contrast, or
 * the colours are forced.
 */
export function reducedTransparency(style: RuleSet | string): RuleSet {
  return css`
    ${media.plainGround} {
      ${style}
    }
  `;
}
