import { squareSide, type PhotoFrame } from '@recto/core';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { reducedTransparency } from '../../../theme/reduced-transparency.ts';
import { media, viewfinder } from '../../../theme/tokens.ts';
import { framePath, maskFrames } from '../mask/mask-paths.ts';
import { Backdrop } from './Backdrop.tsx';
import { Square } from '../layout/capture-layout.tsx';

export interface CameraSurfaceProps {
  /** The square element into which the camera's adapter puts its picture. */
  readonly surfaceRef: Ref<HTMLDivElement>;
  /** What is bright while it shows its picture; else the square. */
  readonly frame: PhotoFrame;
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
  const { surfaceRef, frame, isFraming, ...picture } = props;
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
      <Veil viewBox={`0 0 ${squareSide} ${squareSide}`} aria-hidden="true">
        <path d={everywhere + (isLive ? framePath(maskFrames[frame]) : wholeSquare)} />
      </Veil>
    </>
  );
}

/** The picture overflows the square. It is cut to it when the camera rests, since its frames are black then. */
const Surface = styled(Square)<{ readonly $isOpen: boolean }>`
  z-index: -1;
  overflow: visible;
  clip-path: inset(${({ $isOpen }) => ($isOpen ? '-100vmax' : '0')});
`;

const everywhere = 'M-9e4-9e4H9e4V9e4H-9e4Z';
const wholeSquare = `M0 0H${squareSide}V${squareSide}H0Z`;

/**
 * Over all that is not bright. It is one, also inside the square, so that no edge is seen. Beside the text, the picture would
 * be seen twice: there, the ground is plain.
 */
const Veil = styled.svg`
  grid-area: square;
  place-self: center;
  width: var(--recto-square);
  height: var(--recto-square);
  z-index: -1;
  overflow: visible;
  pointer-events: none;
  fill: ${viewfinder.dim};
  fill-rule: evenodd;
  box-shadow: 0 0 0 var(--recto-plain, 0) ${viewfinder.ground};
  ${reducedTransparency('--recto-plain: 200vmax;')}
  /* Forced colours have no shadows: lines and icons would have their colour on the dimmed picture. */
  ${media.forcedColors} {
    outline: 200vmax solid Canvas;
  }
`;
