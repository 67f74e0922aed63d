import { photoNamed, squareSide, type GuidanceSnapshot, type MaskFrame, type PhotoName } from '@recto/core';
import type { AnimationEvent, CSSProperties } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../../../theme/reduced-motion.ts';
import { motion, viewfinder } from '../../../theme/tokens.ts';
import { fade, Square } from '../layout/capture-layout.tsx';
import { framePath, maskFrames, quadPath } from './mask-paths.ts';
import { maskOnQuad } from './mask-on-quad.ts';

export interface SnapProps {
  readonly photo: PhotoName;
  /** Where the document is; null if that is not certain, or for a face. */
  readonly corners: GuidanceSnapshot['corners'];
  /** Called when it can no longer be seen. */
  readonly onGone: () => void;
}

/**
 * The moment of the photo, over the frame that stands still and over the preview: the mask's line snaps to the document's
 * corners, and a light goes over what is inside it. Nothing of it with reduced motion.
 */
export function Snap({ photo, corners, onGone }: SnapProps) {
  const frame = maskFrames[photoNamed(photo).frame];
  const handleEnd = ({ target, currentTarget }: AnimationEvent) => {
    if (target === currentTarget) onGone();
  };
  return (
    <Layer onAnimationEnd={handleEnd} data-snap={corners === null ? 'mask' : 'corners'} aria-hidden="true">
      <Lit style={{ clipPath: corners === null ? frameClip(frame) : quadClip(corners) }}>
        <Light />
      </Lit>
      <Drawing viewBox={`0 0 ${squareSide} ${squareSide}`}>
        {corners === null ? (
          <path d={framePath(frame)} />
        ) : (
          <Line d={quadPath(corners, frame.radius.x)} style={from(maskOnQuad(frame, corners))} />
        )}
      </Drawing>
    </Layer>
  );
}

const percent = (thousandths: number) => `${(thousandths * 100) / squareSide}%`;

function quadClip(corners: NonNullable<SnapProps['corners']>): string {
  return `polygon(${corners.map(({ x, y }) => `${percent(x)} ${percent(y)}`).join()})`;
}

function frameClip({ x, y, width, height, radius }: MaskFrame): string {
  const inset = `${percent(y)} ${percent(squareSide - x - width)} ${percent(squareSide - y - height)} ${percent(x)}`;
  return `inset(${inset} round ${percent(radius.x)} / ${percent(radius.y)})`;
}

function from(transform: string): CSSProperties {
  return { '--recto-from': transform } as CSSProperties;
}

const Layer = styled(Square)`
  pointer-events: none;
  animation: ${fade} ${motion.cross} linear ${motion.slow} forwards;
  /* Its line is the mask's. */
  :has(> &) [data-taken] {
    opacity: 0;
  }
  ${reducedMotion(css`
    display: none;
    :has(> &) [data-taken] {
      opacity: 1;
    }
  `)}
`;

const Lit = styled.div`
  position: absolute;
  inset: 0;
`;

const sweep = keyframes`
  to { transform: translateX(100%); }
`;

/** A soft band, which goes over the square from left to right. */
const Light = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(105deg, transparent 20%, ${viewfinder.guide} 50%, transparent 80%);
  opacity: 0.75;
  transform: translateX(-100%);
  animation: ${sweep} ${motion.slow} ease-in-out 60ms;
`;

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${viewfinder.guide};
  stroke-width: 4px;
  stroke-linejoin: round;
  path {
    vector-effect: non-scaling-stroke;
  }
`;

const snap = keyframes`
  from { transform: var(--recto-from); }
`;

const Line = styled.path`
  stroke: ${viewfinder.good};
  animation: ${snap} ${motion.fast} ${motion.easing};
`;
