import { useEffect, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { reducedTransparency } from '../../theme/reduced-transparency.ts';
import { drawBackdrop } from './draw-backdrop.ts';

export interface BackdropProps {
  /** The element that contains the camera's picture. */
  readonly surface: RefObject<HTMLElement | null>;
  /** Whether the picture moves. If not, the backdrop keeps what it shows. */
  readonly isLive: boolean;
  /** Whether the picture is shown as in a mirror. */
  readonly isMirrored: boolean;
}

/** How often it is drawn, in ms: it is so soft and dark that steps are not seen. */
const periodMs = 400;

/** How long to wait for a picture that is not there yet, in ms. */
const retryMs = 60;

/**
 * Continues the camera's picture to the edges of the screen, which it does not reach on every phone, and stands in for
 * what is beyond the square while the camera rests. A few pixels, stretched by the browser, which makes them soft.
 */
export function Backdrop({ surface, isLive, isMirrored }: BackdropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!isLive) return;
    let timer: ReturnType<typeof setTimeout>;
    const draw = () => {
      const isDrawn = drawBackdrop(canvas.current!, surface.current!, isMirrored);
      if (isDrawn) canvas.current!.dataset['backdrop'] = 'drawn';
      timer = setTimeout(draw, isDrawn ? periodMs : retryMs);
    };
    draw();
    return () => clearTimeout(timer);
  }, [surface, isLive, isMirrored]);
  return <Canvas ref={canvas} data-backdrop="" aria-hidden="true" />;
}

const Canvas = styled.canvas`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  ${reducedTransparency('display: none;')}
`;
