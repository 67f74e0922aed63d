import { useTranslation } from 'react-i18next';
import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../../theme/reduced-motion.ts';
import { color, layer, motion, space } from '../../theme/tokens.ts';

/**
 * Covers the screen while the app is loading (§2). The screen below is already mounted and keeps the
 * focus. Until the first texts are loaded, it shows only the animation.
 */
export function LoadingIndicator() {
  const { t, i18n } = useTranslation();
  return (
    <Cover>
      <Drawing viewBox="0 0 96 72" aria-hidden="true">
        <path d="M4 18V8a4 4 0 0 1 4-4h12M76 4h12a4 4 0 0 1 4 4v10M92 54v10a4 4 0 0 1-4 4H76M20 68H8a4 4 0 0 1-4-4V54" />
        <Line d="M14 36h68" />
      </Drawing>
      <p>{i18n.exists('shell.loading') ? t('shell.loading') : null}</p>
    </Cover>
  );
}

/** Lengths are in units of the drawing's `viewBox`. */
const sweep = keyframes`
  from, to { transform: translateY(-20px); }
  50% { transform: translateY(20px); }
`;

const fade = keyframes`
  50% { opacity: 0.3; }
`;

const Cover = styled.div.attrs({ role: 'status' })`
  position: fixed;
  inset: 0;
  z-index: ${layer.loading};
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.x5};
  background: ${color.paper};
  color: ${color.inkMuted};
`;

const Drawing = styled.svg`
  width: 6rem;
  fill: none;
  color: ${color.ink};
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linecap: round;
`;

const Line = styled.path`
  color: ${color.accentInk};
  animation: ${sweep} calc(2 * ${motion.turn}) ease-in-out infinite;
  ${reducedMotion(css`
    animation: ${fade} ${motion.turn} ease-in-out infinite;
  `)}
`;
