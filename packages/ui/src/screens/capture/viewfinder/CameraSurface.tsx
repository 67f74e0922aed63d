import { useImperativeHandle, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { reducedTransparency } from '../../../theme/reduced-transparency.ts';
import { motion, viewfinder } from '../../../theme/tokens.ts';
import { Backdrop } from './Backdrop.tsx';
import { Square } from '../layout/capture-layout.tsx';

export interface CameraSurfaceProps {
  /** The square element into which the camera's adapter puts its picture. */
  readonly surfaceRef: Ref<HTMLDivElement>;
  /** Whether the camera shows its picture, so that it is also seen beyond the square. */
  readonly isLive: boolean;
  /** Whether the camera's picture is shown as in a mirror. */
  readonly isMirrored: boolean;
  /**
   * Whether the picture stands still, since the screen is being left: browsers that fade to another screen draw a video
   * black.
   */
  readonly isFrozen: boolean;
  /** Called when it has stood still for two seconds. */
  readonly onThaw: () => void;
  /** Whether the square is the viewfinder, which screen readers can find then. */
  readonly isFraming: boolean;
}

/**
 * The camera's picture, which fills the screen (decision 2.4): bright in the square, which is what will be saved, dimmed
 * around it. It lies below everything else on the stage.
 */
export function CameraSurface(props: CameraSurfaceProps) {
  const { surfaceRef, isFraming, ...picture } = props;
  const { isLive, isFrozen } = picture;
  const { t } = useTranslation();
  const surface = useRef<HTMLDivElement>(null);
  useImperativeHandle(surfaceRef, () => surface.current!, []);
  return (
    <>
      <Backdrop surface={surface} {...picture} />
      <Surface
        ref={surface}
        data-viewfinder
        $isOpen={isLive}
        style={isFrozen ? { visibility: 'hidden' } : undefined}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the camera adapter puts a <video> or <canvas> into it
        role="img"
        aria-label={t('capture.viewfinder')}
        aria-hidden={!isFraming}
        // The camera's adapter owns what is inside: an empty text keeps React from removing a picture that it takes over.
        suppressHydrationWarning
      >
        {''}
      </Surface>
      <Dim />
    </>
  );
}

/** The picture overflows the square. It opens to the screen when it comes, and is cut to the square when the camera rests, since its frames are black then. */
const Surface = styled(Square)<{ readonly $isOpen: boolean }>`
  z-index: -1;
  overflow: visible;
  clip-path: inset(0);
  ${({ $isOpen }) =>
    $isOpen &&
    css`
      clip-path: inset(-100vmax);
      transition: clip-path ${motion.slow} ${motion.easing};
    `}
  ${reducedTransparency(css`
    clip-path: inset(0);
  `)}
`;

/** Everything but the square. */
const Dim = styled(Square)`
  z-index: -1;
  overflow: visible;
  box-shadow: 0 0 0 200vmax ${viewfinder.dim};
  pointer-events: none;
`;
