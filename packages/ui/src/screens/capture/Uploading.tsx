import type { CaptureSnapshot, CaptureState } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { radius, space, viewfinder } from '../../theme/tokens.ts';
import type { CaptureActions } from './capture-actions.ts';
import { Controls, small, Square } from './capture-layout.tsx';
import { StateText } from './StateText.tsx';
import { StepText } from './StepText.tsx';
import { TakenImage } from './TakenImage.tsx';

export interface UploadingProps {
  readonly state: Extract<CaptureState, { name: 'upload' }>;
  readonly step: CaptureSnapshot['step'];
  readonly actions: Pick<CaptureActions, 'goOnMeanwhile'>;
}

/**
 * The state `upload`: the image on its way, with a spinner (§2). The live region tells it too.
 * Where it takes long, nobody has to wait for it.
 * The camera for the next photo may be warming up below the image.
 */
export function Uploading({ state, step, actions }: UploadingProps) {
  const { t } = useTranslation();
  const { photo, image, slow } = state;
  return (
    <>
      <StepText photo={photo} step={step} />
      <Covered>
        <TakenImage photo={photo} image={image} />
        <Disc>
          <Spinner size={space.x10} />
        </Disc>
      </Covered>
      <Controls>
        <StateText title={t('capture.upload.title')} brief={slow}>
          {slow ? t('capture.upload.slow') : t('capture.upload.text')}
        </StateText>
        {slow && (
          <GoOn>
            <Button action="continue-meanwhile" variant="secondary" onClick={actions.goOnMeanwhile}>
              {t('capture.upload.goOn')}
            </Button>
          </GoOn>
        )}
      </Controls>
    </>
  );
}

/** Opaque, so that nothing of a live camera shines through. */
const Covered = styled(Square)`
  background: ${viewfinder.ground};
  > img {
    opacity: 0.4;
  }
`;

const GoOn = styled.div`
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
