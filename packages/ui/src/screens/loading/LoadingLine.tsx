import { css, keyframes, styled } from 'styled-components';
import { inlineSign } from '../../theme/direction.ts';
import { reducedMotion } from '../../theme/reduced-motion.ts';
import { color, layer, motion, viewfinder } from '../../theme/tokens.ts';

/**
 * A thin line that moves along the top edge while the app is `loading` and a screen is shown (§4.5; decision 1.6).
 * It covers no content and takes no taps. For the eye only: a screen that is there has its heading in focus.
 */
export function LoadingLine() {
  return (
    <Track aria-hidden="true" data-loading-line>
      <Line />
    </Track>
  );
}

const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.loading};
  height: 3px;
  overflow: hidden;
  color: ${color.accentInk};
  pointer-events: none;
  :root:has([data-screen='capture']) & {
    color: ${viewfinder.shutterPressed};
  }
`;

const slide = keyframes`
  from { transform: translateX(calc(-100% * ${inlineSign})); }
  to { transform: translateX(calc(300% * ${inlineSign})); }
`;

/** A third of the width, so that it is out of sight at both ends of its way. */
const Line = styled.div`
  width: 33.4%;
  height: 100%;
  background: currentColor;
  animation: ${slide} ${motion.turn} ease-in-out infinite;
  ${reducedMotion(css`
    width: 100%;
    animation: none;
  `)}
`;
