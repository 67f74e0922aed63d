import type { CaptureState } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { useFocusOnMount } from '../../../components/layout/use-focus-on-mount.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import type { CaptureActions } from '../capture-actions.ts';
import { Controls } from '../layout/capture-layout.tsx';
import { CaptureText } from '../text/CaptureText.tsx';
import { TurnOverHint } from '../turning/TurnOverHint.tsx';

export interface UploadingProps {
  readonly state: Extract<CaptureState, { name: 'upload' }>;
  readonly stepId: string;
  /** Whether the turning card is shown over the photo. */
  readonly turnsOver: boolean;
  readonly actions: Pick<CaptureActions, 'continueMeanwhile'>;
}

/**
 * The state `upload`. The photo is in `PhotoLayer`, the spinner (§2) in `StepProgress`. Only if the upload takes long, a
 * sentence says so, which the heading is read with, and a button lets the customer continue. The camera for the next photo
 * may already be starting below the image.
 */
export function Uploading({ state, stepId, turnsOver, actions }: UploadingProps) {
  const { t } = useTranslation();
  const { photo, slow, sent = false } = state;
  return (
    <>
      {!slow && <SilentFocus />}
      <CaptureText photo={photo} waits={!slow} stepId={stepId} hint={turnsOver ? <TurnOverHint /> : null}>
        {slow && t('capture.upload.slow')}
      </CaptureText>
      <Controls>
        {slow && !sent && (
          <Button action="continue-meanwhile" variant="secondary" onClick={actions.continueMeanwhile}>
            {t('capture.upload.goOn')}
          </Button>
        )}
      </Controls>
    </>
  );
}

/** Has the focus while there is nothing to say: without one, screen readers would go back to the beginning of the page. */
function SilentFocus() {
  return <VisuallyHidden ref={useFocusOnMount<HTMLSpanElement>()} tabIndex={-1} />;
}
