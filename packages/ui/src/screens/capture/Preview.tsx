import { photoNamed, type CapturedImage, type PhotoName } from '@recto/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { CheckIcon, RetakeIcon } from '../../components/icons/icons.tsx';
import { space } from '../../theme/tokens.ts';
import { Controls, narrow, Square, Words } from './capture-layout.tsx';
import type { CaptureActions } from './capture-actions.ts';
import { StateHeading } from './StateHeading.tsx';
import { Hint } from './StepText.tsx';
import { TakenImage } from './TakenImage.tsx';

export interface PreviewProps {
  readonly photo: PhotoName;
  readonly image: CapturedImage;
  readonly actions: Pick<CaptureActions, 'retake' | 'use'>;
}

/** The state `preview`: the image exactly as it will be sent, with Retake and Use (§2). */
export function Preview({ photo, image, actions }: PreviewProps) {
  const { t } = useTranslation();
  const hintId = useId();
  return (
    <>
      <Words>
        <StateHeading describedBy={hintId}>{t('capture.preview.title')}</StateHeading>
        <Hint id={hintId}>{t(`capture.preview.question.${photoNamed(photo).document}`)}</Hint>
      </Words>
      <Square>
        <TakenImage photo={photo} image={image} />
      </Square>
      <Controls>
        <Pair>
          <Button action="retake" variant="secondary" icon={<RetakeIcon />} onClick={actions.retake}>
            {t('capture.preview.retake')}
          </Button>
          <Button action="use" icon={<CheckIcon />} onClick={actions.use}>
            {t('capture.preview.use')}
          </Button>
        </Pair>
      </Controls>
    </>
  );
}

/** Side by side; one below the other where the words need it. */
const Pair = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${space.x3};
  > button {
    flex: 1 1 8rem;
    width: auto;
    min-width: max-content;
    padding-inline: ${space.x3};
  }
  ${narrow} {
    svg {
      display: none;
    }
  }
`;
