import { documents as allDocuments, type CaptureSnapshot, type DocumentName } from '@recto/core';
import type { ReactNode } from 'react';
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
import { low, sideBySide, small } from './layout/capture-layout.tsx';

export interface StepProgressProps {
  readonly id: string;
  readonly step: CaptureSnapshot['step'];
}

/**
 * "Photo 2 of 5", with a segment for each photo, in a group for each document. It has the same place in every state. The
 * segment of a photo that is being sent is a spinner (§2), and is full once it is sent.
 */
export function StepProgress({ id, step: { number, total, documents, unsent } }: StepProgressProps) {
  const { t } = useTranslation();
  const stepText = (place: number) => t('capture.step', { number: place, total });
  return (
    <Row>
      <span id={id}>{stepText(number)}</span>
      <Groups>
        {groupsOf(documents).map(({ document, places }) => (
          <Group key={document}>
            <Pictogram viewBox="0 0 16 12" aria-hidden="true">
              {pictograms[document]}
            </Pictogram>
            {places.map((place) => {
              const sign = unsent.includes(place)
                ? ({ role: 'img', 'aria-label': `${stepText(place)} – ${t('capture.sendingSign')}` } as const)
                : ({ 'aria-hidden': true } as const);
              return (
                <Segment
                  key={place}
                  data-place={placeOf(place, number)}
                  data-unsent={unsent.includes(place) || undefined}
                  {...sign}
                />
              );
            })}
          </Group>
        ))}
      </Groups>
    </Row>
  );
}

/** Documents with the places of their photos, counted from 1 through all of them. */
function groupsOf(names: readonly DocumentName[]) {
  let last = 0;
  return allDocuments
    .filter(({ name }) => names.includes(name))
    .map(({ name, photos }) => ({ document: name, places: photos.map(() => (last += 1)) }));
}

type Place = 'before' | 'current' | 'after';

function placeOf(segment: number, current: number): Place {
  if (segment === current) return 'current';
  return segment < current ? 'before' : 'after';
}

const card = <path d="M3 1h10q2 0 2 2v6q0 2-2 2H3q-2 0-2-2V3q0-2 2-2z" />;

const pictograms: Readonly<Record<DocumentName, ReactNode>> = {
  idCard: (
    <>
      {card}
      <path d="M4 8.5v-4h3v4zM10 5h2.5M10 8h2.5" />
    </>
  ),
  driverLicense: (
    <>
      {card}
      <path d="M4 8V6.5l1.5-2.5h5L12 6.5V8zM5.5 8v.5m5-.5v.5" />
    </>
  ),
  clientPicture: (
    <>
      <circle cx="8" cy="3.5" r="2.5" />
      <path d="M3 11c0-6 10-6 10 0" />
    </>
  ),
};

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
  ${small} {
    padding-inline-end: ${space.x2};
  }
  ${sideBySide(css`
    padding-inline: ${space.x1};
  `)}
`;

const Groups = styled.span`
  display: flex;
  gap: ${space.x2};
`;

const Group = styled.span`
  display: flex;
  gap: 3px;
  align-items: center;
`;

const Pictogram = styled.svg`
  width: 16px;
  margin-inline-end: 1px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.25px;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${low} {
    display: none;
  }
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const fade = keyframes`
  50% { opacity: 0.35; }
`;

/** As high as its spinner, so that nothing moves when that comes. */
const Segment = styled.span`
  position: relative;
  width: 12px;
  height: 12px;
  &::after {
    box-sizing: border-box;
    position: absolute;
    inset: 0;
    border-radius: ${radius.pill};
    clip-path: inset(4px 0 round 2px);
    background: ${viewfinder.faint};
    transition: background-color ${motion.base} ${motion.easing};
    content: '';
  }
  &[data-place='before']::after {
    background: ${viewfinder.guide};
  }
  &[data-place='current']::after {
    clip-path: inset(3px 0 round 3px);
    background: ${viewfinder.shutterPressed};
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    &::after {
      inset: 4px 0;
      clip-path: none;
      border: 1px solid CanvasText;
    }
    &[data-place='after']::after {
      background: none;
    }
    &[data-place='before']::after {
      background: CanvasText;
    }
    &[data-place='current']::after {
      inset-block: 3px;
      clip-path: none;
      background: Highlight;
    }
  }
  &[data-place][data-unsent]::after {
    clip-path: none;
    border: 2px solid ${viewfinder.faint};
    border-block-start-color: ${viewfinder.good};
    background: none;
    transition: none;
    animation: ${turn} ${motion.turn} linear infinite;
    ${media.forcedColors} {
      inset: 0;
      border-color: CanvasText;
      border-block-start-color: Highlight;
    }
  }
  ${reducedMotion(css`
    &[data-place][data-unsent]::after {
      animation-name: ${fade};
    }
  `)}
`;
