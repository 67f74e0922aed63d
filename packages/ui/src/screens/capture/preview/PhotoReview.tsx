import { isPickedFile, type CaptureState, type GuidanceSnapshot } from '@recto/core';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { css, keyframes, styled } from 'styled-components';
import { focusRing } from '../../../theme/focus-ring.ts';
import { reducedMotion } from '../../../theme/reduced-motion.ts';
import {
  leading,
  media,
  motion,
  radius,
  space,
  stroke,
  target,
  textSize,
  viewfinder,
} from '../../../theme/tokens.ts';
import { appear, sideBySide, Square } from '../layout/capture-layout.tsx';
import { PhotoImage } from '../photo/PhotoImage.tsx';
import { cutOutIn } from '../photo/cut-out.ts';
import { DocumentCutOut } from '../photo/DocumentCutOut.tsx';
import { Loupe } from './Loupe.tsx';
import { PhotoWarningPlaces } from './PhotoWarningPlaces.tsx';
import { Twins } from './Twins.tsx';

/** @public `Preview.tsx` loads it. */
export { DocumentCutOut };

export interface PhotoReviewProps {
  readonly state: Extract<CaptureState, { name: 'preview' }>;
  readonly verdict: Extract<GuidanceSnapshot['verdict'], { name: 'fine' | 'warning' }>;
}

/**
 * Over the photo or the picked file in the preview, once it is checked: its document alone, where its corners are certain
 * (decision 4.4); where it is bad, a loupe, that it is too far away, or the earlier photo that it repeats.
 */
export default function PhotoReview({
  state: { photo, image, mirrored },
  verdict,
}: PhotoReviewProps): ReactElement | null {
  const { t } = useTranslation();
  const [showsWhole, setShowsWhole] = useState(false);
  const warning = verdict.name === 'warning' ? verdict : null;
  if (warning !== null && warning.twin !== null && !isPickedFile(image)) {
    return (
      <Square>
        <Twins earlier={warning.twin} now={{ photo, src: image.dataUrl }} />
      </Square>
    );
  }
  const { document } = verdict;
  const cutOut = document === undefined ? null : cutOutIn(1000, document);
  const shown = showsWhole ? null : cutOut;
  const isMirrored = mirrored === true;
  const alt = t('capture.guidance.loupe.alt');
  return (
    <>
      {cutOut !== null && <Room $isOpen={showsWhole} />}
      <Square>
        {cutOut !== null && (
          <>
            <Light $isOpen={showsWhole} />
            <DocumentCutOut
              image={image}
              alt=""
              document={document!}
              motion={showsWhole ? 'returns' : 'lifts'}
            />
          </>
        )}
        {warning !== null && (
          <Places key={String(showsWhole)} $isLate={cutOut !== null}>
            <PhotoWarningPlaces
              places={shown === null ? warning.places : warning.places.map(shown.placeOf)}
              isMirrored={isMirrored}
            />
          </Places>
        )}
        {warning?.code === 'tooSmall' && <Advice>{t('capture.guidance.resolution.low')}</Advice>}
        {warning !== null && warning.worst !== null && (
          <Loupe
            worst={shown === null ? warning.worst : shown.placeOf(warning.worst)}
            isMirrored={isMirrored}
          >
            {shown === null ? (
              <PhotoImage image={image} alt={alt} />
            ) : (
              <DocumentCutOut image={image} alt={alt} document={document!} motion="still" />
            )}
          </Loupe>
        )}
        {cutOut !== null && (
          <WholePhoto
            type="button"
            data-action="whole-photo"
            aria-pressed={showsWhole}
            onClick={() => setShowsWhole(!showsWhole)}
          >
            {t('capture.preview.whole')}
          </WholePhoto>
        )}
      </Square>
    </>
  );
}

const disappear = keyframes`
  from { opacity: 1; }
`;

interface OpenProps {
  /** Whether the photo behind it is shown. */
  readonly $isOpen: boolean;
}

const darkens = css<OpenProps>`
  opacity: ${({ $isOpen }) => ($isOpen ? 0 : 1)};
  animation: ${({ $isOpen }) => ($isOpen ? disappear : appear)} ${motion.base} ease-out;
`;

/** The dark room, over the photo and its surroundings, below texts and controls. */
const Room = styled.div<OpenProps>`
  position: absolute;
  inset: 0;
  z-index: -1;
  background: ${viewfinder.ground};
  ${darkens}
`;

/** A little light in the middle, so that the document's shadow is seen. */
const Light = styled.div<OpenProps>`
  position: absolute;
  inset: 0;
  background: radial-gradient(closest-side, ${viewfinder.controlPressed}, ${viewfinder.ground});
  ${darkens}
`;

const Places = styled.div<{ readonly $isLate: boolean }>`
  position: absolute;
  inset: 0;
  pointer-events: none;
  ${({ $isLate }) =>
    $isLate &&
    css`
      animation: ${appear} ${motion.fast} ${motion.base} backwards;
      ${reducedMotion(css`
        animation: none;
      `)}
    `}
`;

/** Below the document; a switch that is on is mint, as in the viewfinder. */
const WholePhoto = styled.button`
  position: absolute;
  inset-block-end: ${space.x2};
  inset-inline: 0;
  width: fit-content;
  max-width: calc(100% - 2 * ${space.x2});
  min-height: ${target.main};
  margin-inline: auto;
  padding: ${space.x1} ${space.x4};
  border: ${stroke.control} solid ${viewfinder.controlOutline};
  border-radius: ${radius.pill};
  background: ${viewfinder.control};
  color: ${viewfinder.ink};
  font-size: ${textSize.small};
  line-height: ${leading.control};
  cursor: pointer;
  /* It would lie over what is enlarged. */
  [data-loupe] ~ & {
    display: none;
  }
  &[aria-pressed='true'] {
    border-color: ${viewfinder.good};
    color: ${viewfinder.good};
    ${media.forcedColors} {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
  ${focusRing}
`;

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
