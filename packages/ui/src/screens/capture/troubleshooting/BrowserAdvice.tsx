import { cameraAdvice, type Diagnosis } from '@recto/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button.tsx';
import { space } from '../../../theme/tokens.ts';
import { AdviceSteps } from './AdviceSteps.tsx';
import { CopyOutcome, type Copying } from './CopyOutcome.tsx';
import { useAdviceTexts } from './use-advice-texts.ts';
import type { LinkToShare } from './RecoveryActions.tsx';

export interface BrowserAdviceProps {
  /** Why this browser is not even tried (§5). */
  readonly diagnosis: Diagnosis;
  readonly share: LinkToShare;
}

/** How to get at a camera from a browser that has none for this page, such as the inside of another app. */
export function BrowserAdvice({ diagnosis, share: { link, copy } }: BrowserAdviceProps) {
  const { t } = useTranslation();
  const [copying, setCopying] = useState<Copying>('none');
  const words = useAdviceTexts(diagnosis, cameraAdvice(diagnosis).steps);
  const copyLink = async () => setCopying((await copy(link)) ? 'copied' : 'refused');
  return (
    <Advice>
      <AdviceSteps label={t('capture.cameraError.stepsTitle')} steps={words.steps} />
      <Button action="copy-link" variant="secondary" size="compact" onClick={() => void copyLink()}>
        {t('capture.cameraError.copyLink')}
      </Button>
      <CopyOutcome copying={copying} link={link} />
    </Advice>
  );
}

const Advice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.x3};
  margin-top: ${space.x3};
`;
