import { css } from 'styled-components';
import { rem } from './rem.ts';
import { textSize } from './tokens.ts';

/** Of each container of queries: their `em` is its font size. What is in it has the size of text again. */
export const queryContainer = css`
  font-size: ${rem(1)};
  > * {
    font-size: ${textSize.body};
  }
`;
