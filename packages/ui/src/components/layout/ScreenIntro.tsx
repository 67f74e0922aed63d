import { styled } from 'styled-components';
import { space, textSize } from '../../theme/tokens.ts';

/** The top of a screen: its heading and the introductory sentence below it. */
export const ScreenIntro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  font-size: ${textSize.lead};
  > p {
    text-wrap: balance;
  }
`;
