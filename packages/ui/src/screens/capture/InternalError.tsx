import type { CapturedImage, PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { radius } from '../../theme/tokens.ts';
import type { CaptureActions } from './capture-actions.ts';
import { ErrorPanel } from './ErrorPanel.tsx';
import { CapturedPhoto } from './CapturedPhoto.tsx';

export interface InternalErrorProps {
  readonly photo: PhotoName;
  readonly image: CapturedImage;
  readonly actions: Pick<CaptureActions, 'retry' | 'retake' | 'sendLater'>;
}

/**
 * The photo could not be sent (§8). It is shown, so that the customer sees that it is not lost. Three
 * actions: retry, retake, or continue and send it later (decision 3.11).
 */
export function InternalError({ photo, image, actions }: InternalErrorProps) {
  const { t } = useTranslation();
  return (
    <ErrorPanel
      picture={
        <PhotoFrame>
          <CapturedPhoto photo={photo} image={image} />
        </PhotoFrame>
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

const PhotoFrame = styled.div`
  width: min(13rem, 50vw, 28vh);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.medium};
`;
