import type { CaptureSnapshot } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { leading, motion, radius, size, space, target, textSize, viewfinder } from '../../theme/tokens.ts';

export interface StepProgressProps {
  readonly id: string;
  readonly step: CaptureSnapshot['step'];
}

/** "Photo 2 of 5", with a bar of as many segments as there are photos. It has the same place in every state. */
export function StepProgress({ id, step }: StepProgressProps) {
  const { t } = useTranslation();
  return (
    <Row>
      <span id={id}>{t('capture.step', step)}</span>
      <Segments aria-hidden="true">
        {Array.from({ length: step.total }, (_, index) => (
          <Segment key={index} $place={placeOf(index + 1, step.number)} />
        ))}
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

const Segment = styled.span<{ readonly $place: Place }>`
  width: 14px;
  height: 4px;
  border-radius: ${radius.pill};
  background: ${({ $place }) => fills[$place]};
  transition: background-color ${motion.base} ${motion.easing};
`;
