import type { CaptureSnapshot, CapturedImage, PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { viewfinder } from '../../theme/tokens.ts';
import { Square } from './capture-layout.tsx';
import { SquareNotice } from './SquareNotice.tsx';
import { StepWords } from './StepWords.tsx';
import { TakenImage } from './TakenImage.tsx';

export interface UploadingProps {
  readonly photo: PhotoName;
  readonly image: CapturedImage;
  readonly step: CaptureSnapshot['step'];
}

/** The state `upload`: the image on its way, with a spinner (§2). The camera for the next photo may be warming up below. */
export function Uploading({ photo, image, step }: UploadingProps) {
  const { t } = useTranslation();
  return (
    <>
      <StepWords photo={photo} step={step} />
      <Covered>
        <TakenImage photo={photo} image={image} />
        <SquareNotice title={t('capture.upload.title')}>
          <p>{t('capture.upload.text')}</p>
        </SquareNotice>
      </Covered>
    </>
  );
}

/** Opaque, so that nothing of a live camera shines through. */
const Covered = styled(Square)`
  background: ${viewfinder.ground};
  img {
    opacity: 0.25;
  }
`;
