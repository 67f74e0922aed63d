import type { CapturedImage, PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { radius } from '../../theme/tokens.ts';
import type { CaptureActions } from './capture-actions.ts';
import { ErrorPanel } from './ErrorPanel.tsx';
import { TakenImage } from './TakenImage.tsx';

export interface InternalErrorProps {
  readonly photo: PhotoName;
  readonly image: CapturedImage;
  readonly actions: Pick<CaptureActions, 'retry' | 'retake' | 'sendLater'>;
}

/**
 * The image could not be sent (§8). It is shown, so that the person sees that nothing is lost. Three ways lead
 * on: again, another photo, or the next step, with this photo kept (decisions, "The internal error view").
 */
export function InternalError({ photo, image, actions }: InternalErrorProps) {
  const { t } = useTranslation();
  return (
    <ErrorPanel
      picture={
        <Small>
          <TakenImage photo={photo} image={image} />
        </Small>
      }
      title={t('capture.internalError.title')}
      text={t('capture.internalError.text')}
    >
      <Button action="retry" onClick={actions.retry}>
        {t('capture.internalError.retry')}
      </Button>
      <Button action="retake" variant="secondary" onClick={actions.retake}>
        {t('capture.internalError.retake')}
      </Button>
      <Button action="send-later" variant="quiet" onClick={actions.sendLater}>
        {t('capture.internalError.sendLater')}
      </Button>
    </ErrorPanel>
  );
}

const Small = styled.div`
  width: min(13rem, 50vw, 28vh);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.medium};
`;
