import type { CaptureSnapshot, PhotoName } from '@recto/core';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { leading, textSize, viewfinder } from '../../theme/tokens.ts';
import { cramped, small, Words } from './capture-layout.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { StateHeading } from './StateHeading.tsx';

export interface StepWordsProps {
  readonly photo: PhotoName;
  readonly step: CaptureSnapshot['step'];
  /** What to do now. */
  readonly children?: ReactNode;
}

/** Which photo this is about, and how many there are. */
export function StepText({ photo, step, children }: StepWordsProps) {
  const { t } = useTranslation();
  const stepId = useId();
  const connectionId = useId();
  const hintId = useId();
  return (
    <Words>
      <ConnectionLine id={connectionId} />
      <Step id={stepId}>{t('capture.step', step)}</Step>
      <StateHeading describedBy={`${stepId} ${connectionId} ${hintId}`}>
        {t(`photos.title.${photo}`)}
      </StateHeading>
      <Hint id={hintId}>{children}</Hint>
    </Words>
  );
}

const Step = styled.p`
  color: ${viewfinder.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.heading};
  ${cramped} {
    display: none;
  }
  /* Room for one of the two: what is wrong with the connection is worth more. */
  ${small} {
    :not(:empty) + & {
      display: none;
    }
  }
`;

/** One or two lines below a heading. */
export const Hint = styled.p`
  color: ${viewfinder.inkMuted};
  line-height: ${leading.heading};
  text-wrap: balance;
  ${small} {
    font-size: ${textSize.small};
  }
  ${cramped} {
    font-size: ${textSize.small};
  }
`;
