import { isPickedFile, type CaptureState, type GuidanceSnapshot } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { leading, radius, space, target, textSize, viewfinder } from '../../../theme/tokens.ts';
import { sideBySide } from '../layout/capture-layout.tsx';
import { Loupe } from './Loupe.tsx';
import { PhotoWarningPlaces } from './PhotoWarningPlaces.tsx';
import { Twins } from './Twins.tsx';

export interface PhotoReviewProps {
  readonly state: Extract<CaptureState, { name: 'preview' }>;
  readonly verdict: GuidanceSnapshot['verdict'];
}

/** Over the photo or the picked file in the preview: where it is bad, a loupe, that it is too far away, or the earlier photo that it repeats. */
export function PhotoReview({ state: { photo, image, mirrored }, verdict }: PhotoReviewProps) {
  const { t } = useTranslation();
  if (verdict.name === 'none' || verdict.name === 'checking') return null;
  const warning = verdict.name === 'warning' ? verdict : null;
  if (warning !== null && warning.twin !== null && !isPickedFile(image)) {
    return <Twins earlier={warning.twin} now={{ photo, src: image.dataUrl }} />;
  }
  return (
    <>
      {warning !== null && <PhotoWarningPlaces places={warning.places} isMirrored={mirrored === true} />}
      {warning?.code === 'tooSmall' && <Advice>{t('capture.guidance.resolution.low')}</Advice>}
      {warning !== null && warning.worst !== null && (
        <Loupe
          image={image}
          alt={t('capture.guidance.loupe.alt')}
          worst={warning.worst}
          isMirrored={mirrored === true}
        />
      )}
    </>
  );
}

const Advice = styled.p`
  position: absolute;
  inset-block-start: ${space.x3};
  inset-inline-start: ${space.x3};
  padding: ${space.x1} ${space.x2};
  border-radius: ${radius.small};
  background: ${viewfinder.ground};
  color: ${viewfinder.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.control};
  ${sideBySide(css`
    /* Beside the back button. */
    inset-inline-start: calc(${target.main} + ${space.x4});
  `)}
`;
