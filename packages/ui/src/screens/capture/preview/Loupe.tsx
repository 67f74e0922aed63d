import type { Place } from '@recto/core';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CloseIcon, LoupeIcon } from '../../../components/icons/icons.tsx';
import { focusRing } from '../../../theme/focus-ring.ts';
import { radius, space, stroke, target, viewfinder } from '../../../theme/tokens.ts';

export interface LoupeProps {
  /** What fills the square, once more. */
  readonly children: ReactNode;
  /** What it enlarges, in thousandths of the square. */
  readonly worst: Place;
  readonly isMirrored: boolean;
}

/** How much of the square's side the loupe shows, at least and at most. */
const smallest = 180;
const largest = 500;

/** A button that enlarges the worst place to the whole square, and back. */
export function Loupe({ children, worst, isMirrored }: LoupeProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isOpen && (
        <Window data-loupe style={flip(isMirrored)}>
          <div style={enlargedAt(worst)}>{children}</div>
        </Window>
      )}
      <LoupeButton
        type="button"
        data-action="loupe"
        aria-label={isOpen ? t('capture.guidance.loupe.close') : t('capture.guidance.loupe.open')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
      >
        {isOpen ? <CloseIcon size={space.x6} /> : <LoupeIcon size={space.x6} />}
      </LoupeButton>
    </>
  );
}

const flip = (isMirrored: boolean): CSSProperties => (isMirrored ? { transform: 'scaleX(-1)' } : {});

/** The picture so large, and moved so far, that the part around the place fills the square. */
function enlargedAt({ x, y, width, height }: Place): CSSProperties {
  const side = Math.min(largest, Math.max(smallest, 1.6 * Math.max(width, height)));
  const first = (start: number, extent: number) =>
    Math.min(1000 - side, Math.max(0, start + extent / 2 - side / 2));
  const size = `${(100 * 1000) / side}%`;
  return {
    position: 'absolute',
    left: `${(-100 * first(x, width)) / side}%`,
    top: `${(-100 * first(y, height)) / side}%`,
    width: size,
    height: size,
  };
}

const Window = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: ${viewfinder.ground};
`;

const LoupeButton = styled.button`
  position: absolute;
  inset-block-start: ${space.x2};
  inset-inline-end: ${space.x2};
  display: grid;
  place-items: center;
  width: ${target.main};
  height: ${target.main};
  padding: 0;
  border: ${stroke.control} solid ${viewfinder.controlOutline};
  border-radius: ${radius.pill};
  background: ${viewfinder.control};
  color: ${viewfinder.ink};
  cursor: pointer;
  ${focusRing}
`;
