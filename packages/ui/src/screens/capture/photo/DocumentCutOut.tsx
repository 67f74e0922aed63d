import type { CapturedImage, DocumentPlace } from '@recto/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../../../theme/reduced-motion.ts';
import { viewfinder } from '../../../theme/tokens.ts';
import { PhotoImage } from './PhotoImage.tsx';
import { cutOutIn } from './cut-out.ts';

export interface DocumentCutOutProps {
  /** The whole photo. Nothing of it is copied: the browser draws it once more, straightened and cut. */
  readonly image: CapturedImage | Blob;
  readonly alt: string;
  readonly document: DocumentPlace;
  /** `still`: without a transition. `lifts`: out of its place in the photo. `returns`: back to it, and is hidden there. */
  readonly motion: 'still' | 'lifts' | 'returns';
}

/** Until it is measured, which is before it is seen. */
const usualSide = 390;

/** The document of a photo, cut out along its corners and straight, in the square around it, which is as large as the photo's. */
export function DocumentCutOut({ image, alt, document, motion }: DocumentCutOutProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState(usualSide);
  useLayoutEffect(() => {
    const element = layer.current!;
    const measure = () => setSide(element.clientWidth);
    measure();
    const observer = new element.ownerDocument.defaultView!.ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const cutOut = cutOutIn(side, document);
  return (
    <Layer ref={layer}>
      {cutOut !== null && (
        <Card
          data-cut-out={motion}
          $motion={motion}
          style={{
            '--recto-in-place': cutOut.inPlace,
            left: cutOut.box.x,
            top: cutOut.box.y,
            width: cutOut.box.width,
            height: cutOut.box.height,
            borderRadius: cutOut.radius,
          }}
        >
          <Cut style={{ borderRadius: cutOut.radius }}>
            <Sheet
              style={{
                left: 0,
                top: 0,
                width: cutOut.sheet,
                height: cutOut.sheet,
                transform: cutOut.straight,
              }}
            >
              <PhotoImage image={image} alt={alt} decoding="sync" />
            </Sheet>
          </Cut>
        </Card>
      )}
    </Layer>
  );
}

const Layer = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

const lift = keyframes`
  from { transform: var(--recto-in-place); box-shadow: none; }
`;

const goBack = keyframes`
  99% { opacity: 1; }
  to { transform: var(--recto-in-place); box-shadow: none; opacity: 0; }
`;

const motions = {
  still: null,
  lifts: css`
    animation: ${lift} 280ms cubic-bezier(0.3, 0, 0.1, 1);
  `,
  returns: css`
    animation: ${goBack} 240ms cubic-bezier(0.3, 0, 0.1, 1) forwards;
    ${reducedMotion(css`
      opacity: 0;
    `)}
  `,
};

const Card = styled.div<{ readonly $motion: DocumentCutOutProps['motion'] }>`
  position: absolute;
  box-shadow:
    0 3px 8px ${viewfinder.veil},
    0 18px 40px ${viewfinder.ground};
  transform-origin: 0 0;
  ${({ $motion }) => motions[$motion]}
  ${reducedMotion(css`
    animation: none;
  `)}
`;

const Cut = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  /* In Safari, the corners of what is transformed inside stay round only in a layer of its own. */
  isolation: isolate;
`;

const Sheet = styled.div`
  position: absolute;
  transform-origin: 0 0;
`;
