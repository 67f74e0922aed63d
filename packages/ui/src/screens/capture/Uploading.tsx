import type { CaptureSnapshot, CapturedImage, PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Spinner } from '../../components/Spinner.tsx';
import { radius, space, viewfinder } from '../../theme/tokens.ts';
import { Controls, Square } from './capture-layout.tsx';
import { StateWords } from './StateWords.tsx';
import { StepWords } from './StepWords.tsx';
import { TakenImage } from './TakenImage.tsx';

export interface UploadingProps {
  readonly photo: PhotoName;
  readonly image: CapturedImage;
  readonly step: CaptureSnapshot['step'];
}

/**
 * The state `upload`: the image on its way, with a spinner (§2). The live region tells it too.
 * The camera for the next photo may be warming up below the image.
 */
export function Uploading({ photo, image, step }: UploadingProps) {
  const { t } = useTranslation();
  return (
    <>
      <StepWords photo={photo} step={step} />
      <Covered>
        <TakenImage photo={photo} image={image} />
        <Disc>
          <Spinner size={space.x10} />
        </Disc>
      </Covered>
      <Controls>
        <StateWords title={t('capture.upload.title')}>{t('capture.upload.text')}</StateWords>
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
