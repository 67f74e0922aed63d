import { useEffect, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { motion } from '../../../theme/tokens.ts';
import { whenIdle } from '../../../when-idle.ts';
import { drawBackdrop, drawSharp } from './draw-backdrop.ts';

export interface BackdropProps {
  /** The element that contains the camera's picture. */
  readonly surface: RefObject<HTMLElement | null>;
  /** Whether the picture moves. If not, the backdrop keeps what it shows. */
  readonly isLive: boolean;
  /** Whether the picture is shown as in a mirror. */
  readonly isMirrored: boolean;
  /** Whether it shows the picture as it was when this began, sharp, in place of the moving one. */
  readonly isFrozen: boolean;
  /** Called when it has been frozen for two seconds. */
  readonly onThaw: () => void;
}

/** How often it is drawn, in ms: it is so soft and dark that steps are not seen. */
const periodMs = 400;

/** How long a frozen picture stays, in ms. */
const frozenMs = 2000;

/** How long to wait for a picture that is not there yet, in ms. */
const retryMs = 60;

/** How long the page may be busy before the first one is drawn all the same, in ms. */
const busyLimitMs = 500;

/**
 * Continues the camera's picture to the edges of the screen, which it does not reach on every phone, and stands in for
 * what is beyond the square while the camera rests. A few pixels, stretched by the browser, which makes them soft.
 */
export function Backdrop({ surface, isLive, isMirrored, isFrozen, onThaw }: BackdropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!isLive) return;
    const [element, shown] = [canvas.current!, surface.current!];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let placeBefore = '';
    let isAnyDrawn = false;
    const draw = () => {
      clearTimeout(timer);
      // The frame that is being taken stands over the picture: the preview does not wait for the backdrop.
      if (shown.querySelector('video + canvas') !== null) {
        timer = setTimeout(draw, periodMs);
        return;
      }
      const isDrawn = drawBackdrop(element, shown, isMirrored);
      isAnyDrawn ||= isDrawn;
      const place = JSON.stringify(shown.querySelector('video, canvas')?.getBoundingClientRect());
      // Only a picture that keeps its place is drawn for good: pictures of a story wait for that.
      if (isDrawn && place === placeBefore) element.dataset['backdrop'] = 'drawn';
      placeBefore = place;
      timer = setTimeout(draw, isDrawn ? periodMs : retryMs);
    };
    if (isFrozen) {
      drawSharp(element, shown, isMirrored);
      timer = setTimeout(onThaw, frozenMs);
      return () => clearTimeout(timer);
    }
    const window = element.ownerDocument.defaultView!;
    // Neither the shutter, which comes with the picture, nor what it leads to waits for it.
    const cancelFirst = whenIdle(window, busyLimitMs, draw);
    let isFirstSize = true;
    // The picture has another place on a screen of another size, such as that of a phone that was turned.
    const resized = new window.ResizeObserver(() => {
      if (!isFirstSize) draw();
      isFirstSize = false;
    });
    resized.observe(element);
    return () => {
      cancelFirst();
      // A photo that was taken at once has one, too.
      if (!isAnyDrawn) drawBackdrop(element, shown, isMirrored);
      resized.disconnect();
      clearTimeout(timer);
    };
  }, [surface, isLive, isMirrored, isFrozen, onThaw]);
  return <Canvas ref={canvas} data-backdrop="" aria-hidden="true" />;
}

const Canvas = styled.canvas`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  /* Once it is drawn, which is a little later than the picture comes, it appears. */
  opacity: 0;
  transition: opacity ${motion.fade} ${motion.easing};
`;
