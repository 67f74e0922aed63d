import { styled } from 'styled-components';
import { space, textSize } from '../../theme/tokens.ts';

/** A screen's first words: its heading, and the sentence below it. */
export const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  font-size: ${textSize.lead};
  > p {
    text-wrap: balance;
  }
`;
