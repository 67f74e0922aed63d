import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens.ts';

/** The top of a screen: its heading and the introductory sentence below it. */
export const ScreenIntro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  > p {
    color: ${color.inkMuted};
    text-wrap: pretty;
  }
`;
