import { styled } from 'styled-components';
import { space, viewfinder } from '../../theme/tokens.ts';
import { largeText } from './capture-layout.tsx';

/** Words in the dark square, where the camera's picture will be; they scroll where there are too many. */
export const InSquare = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: safe center;
  justify-items: center;
  gap: ${space.x5};
  padding: ${space.x6};
  overflow: auto;
  background: ${viewfinder.ground};
  ${largeText} {
    gap: ${space.x3};
    padding: ${space.x2};
  }
`;
