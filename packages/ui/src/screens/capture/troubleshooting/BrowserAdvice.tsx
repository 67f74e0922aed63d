import { cameraAdvice, type Diagnosis } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button.tsx';
import { CopyLinkResult } from '../../../components/copy-link/CopyLinkResult.tsx';
import { useCopyLink, type LinkToShare } from '../../../components/copy-link/use-copy-link.ts';
import { space } from '../../../theme/tokens.ts';
import { AdviceSteps } from './AdviceSteps.tsx';
import { useAdviceTexts } from './use-advice-texts.ts';

export interface BrowserAdviceProps {
  /** Why camera capture is not offered in this browser (§5). */
  readonly diagnosis: Diagnosis;
  readonly share: LinkToShare;
}

/** How to continue in a browser that supports camera capture, for browsers that do not, such as one inside another app. */
export function BrowserAdvice({ diagnosis, share }: BrowserAdviceProps) {
  const { t } = useTranslation();
  const [copyAttempt, copyLink] = useCopyLink(share);
  const texts = useAdviceTexts(diagnosis, cameraAdvice(diagnosis).steps);
  return (
    <Advice>
      <AdviceSteps label={t('capture.cameraError.stepsTitle')} steps={texts.steps} />
      <Button action="copy-link" variant="secondary" size="compact" onClick={copyLink}>
        {t('link.copy')}
      </Button>
      <CopyLinkResult attempt={copyAttempt} refusedText={t('link.copyByHand')} link={share.link} />
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
