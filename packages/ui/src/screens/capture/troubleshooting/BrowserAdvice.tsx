import { cameraAdvice, type Diagnosis } from '@recto/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button.tsx';
import { space } from '../../../theme/tokens.ts';
import { AdviceSteps } from './AdviceSteps.tsx';
import { CopyLinkResult, type CopyResult } from './CopyLinkResult.tsx';
import { useAdviceTexts } from './use-advice-texts.ts';
import type { LinkToShare } from './RecoveryActions.tsx';

export interface BrowserAdviceProps {
  /** Why camera capture is not offered in this browser (§5). */
  readonly diagnosis: Diagnosis;
  readonly share: LinkToShare;
}

/** How to continue in a browser that supports camera capture, for browsers that do not, such as one inside another app. */
export function BrowserAdvice({ diagnosis, share: { link, copy } }: BrowserAdviceProps) {
  const { t } = useTranslation();
  const [copyResult, setCopyResult] = useState<CopyResult>('none');
  const texts = useAdviceTexts(diagnosis, cameraAdvice(diagnosis).steps);
  const copyLink = async () => setCopyResult((await copy(link)) ? 'copied' : 'refused');
  return (
    <Advice>
      <AdviceSteps label={t('capture.cameraError.stepsTitle')} steps={texts.steps} />
      <Button action="copy-link" variant="secondary" size="compact" onClick={() => void copyLink()}>
        {t('capture.cameraError.copyLink')}
      </Button>
      <CopyLinkResult copyResult={copyResult} link={link} />
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
