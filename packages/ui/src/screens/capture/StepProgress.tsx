import type { CaptureSnapshot } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../../theme/reduced-motion.ts';
import {
  leading,
  media,
  motion,
  radius,
  size,
  space,
  target,
  textSize,
  viewfinder,
} from '../../theme/tokens.ts';
import { sideBySide } from './layout/capture-layout.tsx';

export interface StepProgressProps {
  readonly id: string;
  readonly step: CaptureSnapshot['step'];
}

/**
 * "Photo 2 of 5", with a bar of as many segments as there are photos. It has the same place in every state. A photo that
 * is still being sent has a sign at its segment until it is sent.
 */
export function StepProgress({ id, step: { number, total, unsent } }: StepProgressProps) {
  const { t } = useTranslation();
  const stepText = (place: number) => t('capture.step', { number: place, total });
  return (
    <Row>
      <span id={id}>{stepText(number)}</span>
      <Segments>
        {Array.from({ length: total }, (_, index) => {
          const place = index + 1;
          const sign = unsent.includes(place)
            ? ({ role: 'img', 'aria-label': `${stepText(place)} – ${t('capture.sendingSign')}` } as const)
            : ({ 'aria-hidden': true } as const);
          return (
            <Segment
              key={place}
              $place={placeOf(place, number)}
              data-unsent={unsent.includes(place) || undefined}
              {...sign}
            />
          );
        })}
      </Segments>
    </Row>
  );
}

type Place = 'before' | 'current' | 'after';

function placeOf(segment: number, current: number): Place {
  if (segment === current) return 'current';
  return segment < current ? 'before' : 'after';
}

const Row = styled.div`
  grid-area: step;
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: center;
  justify-content: center;
  gap: ${space.x1} ${space.x3};
  /* Leaves room for the back button, on both sides so that the text stays in the middle. */
  padding-inline: calc(${target.main} + ${size.gutter} / 2);
  color: ${viewfinder.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.control};
  ${sideBySide(css`
    padding-inline: ${space.x1};
  `)}
`;

const Segments = styled.span`
  display: flex;
  gap: 3px;
`;

const fills: Readonly<Record<Place, string>> = {
  before: viewfinder.guide,
  current: viewfinder.shutterPressed,
  after: viewfinder.faint,
};

const pulse = keyframes`
  50% { opacity: 0.3; }
`;

const Segment = styled.span<{ readonly $place: Place }>`
  position: relative;
  width: 14px;
  height: 4px;
  border-radius: ${radius.pill};
  background: ${({ $place }) => fills[$place]};
  transition: background-color ${motion.base} ${motion.easing};
  /* A dot below the segment: the photo is on its way. */
  &[data-unsent]::after {
    position: absolute;
    top: 7px;
    inset-inline-start: calc(50% - 2.5px);
    width: 5px;
    height: 5px;
    border-radius: ${radius.pill};
    background: ${viewfinder.good};
    animation: ${pulse} calc(2 * ${motion.turn}) ease-in-out infinite;
    content: '';
    ${media.forcedColors} {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
  ${reducedMotion(css`
    &[data-unsent]::after {
      animation: none;
    }
  `)}
`;
