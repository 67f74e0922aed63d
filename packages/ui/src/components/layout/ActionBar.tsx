import { styled } from 'styled-components';
import { color, layer, media, safeArea, size, space, stroke } from '../../theme/tokens.ts';

/**
 * Keeps the way on at the bottom of the screen, where the thumb is; the content passes below it and
 * fades into the paper. On a screen too low for that, or with text too large, it takes its place after the content.
 */
export const ActionBar = styled.div`
  position: sticky;
  /* A hair below the edge: rounding would let a line of the content through. */
  bottom: calc(-1 * ${stroke.hairline});
  z-index: ${layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  padding: ${space.x5} calc(${size.gutter} + ${safeArea.right})
    calc(${stroke.hairline} + max(${space.x4}, ${safeArea.bottom})) calc(${size.gutter} + ${safeArea.left});
  background: linear-gradient(to top, ${color.paper} calc(100% - ${space.x5}), transparent);
  ${media.low} {
    position: static;
  }
  ${media.largeText} {
    position: static;
  }
  ${media.forcedColors} {
    background: Canvas;
  }
`;
