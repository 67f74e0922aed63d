import type { CaptureSnapshot, PhotoName } from '@recto/core';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { leading, textSize, viewfinder } from '../../theme/tokens.ts';
import { cramped, Hint, small, TextSection } from './capture-layout.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { CaptureHeading } from './CaptureHeading.tsx';

export interface StepHeaderProps {
  readonly photo: PhotoName;
  readonly step: CaptureSnapshot['step'];
  /** The instruction. */
  readonly children?: ReactNode;
}

/** The text above the square: the step ("Photo 2 of 5"), the photo's name and the instruction. */
export function StepHeader({ photo, step, children }: StepHeaderProps) {
  const { t } = useTranslation();
  const stepId = useId();
  const connectionId = useId();
  const hintId = useId();
  return (
    <TextSection>
      <ConnectionStatus id={connectionId} />
      <Step id={stepId}>{t('capture.step', step)}</Step>
      <CaptureHeading describedBy={`${stepId} ${connectionId} ${hintId}`}>
        {t(`photos.title.${photo}`)}
      </CaptureHeading>
      <Hint id={hintId}>{children}</Hint>
    </TextSection>
  );
}

const Step = styled.p`
  color: ${viewfinder.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.heading};
  ${cramped} {
    display: none;
  }
  /* There is room for one of the two; a connection problem is more important. */
  ${small} {
    :not(:empty) + & {
      display: none;
    }
  }
`;
