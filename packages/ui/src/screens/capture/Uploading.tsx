import type { CaptureSnapshot, CaptureState } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { radius, space, viewfinder } from '../../theme/tokens.ts';
import type { CaptureActions } from './capture-actions.ts';
import { Controls, small, Square } from './capture-layout.tsx';
import { StatusText } from './StatusText.tsx';
import { StepHeader } from './StepHeader.tsx';
import { CapturedPhoto } from './CapturedPhoto.tsx';

export interface UploadingProps {
  readonly state: Extract<CaptureState, { name: 'upload' }>;
  readonly step: CaptureSnapshot['step'];
  readonly actions: Pick<CaptureActions, 'continueMeanwhile'>;
}

/**
 * The state `upload`: the photo with a spinner (§2). If the upload takes long, a button lets the
 * customer continue. The camera for the next photo may already be starting below the image.
 */
export function Uploading({ state, step, actions }: UploadingProps) {
  const { t } = useTranslation();
  const { photo, image, slow } = state;
  return (
    <>
      <StepHeader photo={photo} step={step} />
      <PhotoSquare>
        <CapturedPhoto photo={photo} image={image} />
        <Disc>
          <Spinner size={space.x10} />
        </Disc>
      </PhotoSquare>
      <Controls>
        <StatusText title={t('capture.upload.title')} hideTitleInLargeText={slow}>
          {slow ? t('capture.upload.slow') : t('capture.upload.text')}
        </StatusText>
        {slow && (
          <ContinueButton>
            <Button action="continue-meanwhile" variant="secondary" onClick={actions.continueMeanwhile}>
              {t('capture.upload.goOn')}
            </Button>
          </ContinueButton>
        )}
      </Controls>
    </>
  );
}

/** Opaque, so that a live camera does not show through. */
const PhotoSquare = styled(Square)`
  background: ${viewfinder.ground};
  > img {
    opacity: 0.4;
  }
`;

const ContinueButton = styled.div`
  margin-top: ${space.x3};
  ${small} {
    margin-top: ${space.x2};
  }
`;

const Disc = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  margin: auto;
  border-radius: ${radius.pill};
  background: ${viewfinder.ground};
`;
