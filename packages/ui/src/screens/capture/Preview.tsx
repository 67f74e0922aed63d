import { photoNamed, type CapturedImage, type PhotoName } from '@recto/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { CheckIcon, RetakeIcon } from '../../components/icons/icons.tsx';
import { space } from '../../theme/tokens.ts';
import { Controls, Hint, narrow, Square, TextSection } from './capture-layout.tsx';
import type { CaptureActions } from './capture-actions.ts';
import { CaptureHeading } from './CaptureHeading.tsx';
import { CapturedPhoto } from './CapturedPhoto.tsx';

export interface PreviewProps {
  readonly photo: PhotoName;
  readonly image: CapturedImage;
  readonly actions: Pick<CaptureActions, 'retake' | 'use'>;
}

/** The state `preview`: the photo as it will be sent, with Retake and Use (§2). */
export function Preview({ photo, image, actions }: PreviewProps) {
  const { t } = useTranslation();
  const hintId = useId();
  return (
    <>
      <TextSection>
        <CaptureHeading describedBy={hintId}>{t('capture.preview.title')}</CaptureHeading>
        <Hint id={hintId}>{t(`capture.preview.question.${photoNamed(photo).document}`)}</Hint>
      </TextSection>
      <Square>
        <CapturedPhoto photo={photo} image={image} />
      </Square>
      <Controls>
        <ButtonPair>
          <Button action="retake" variant="secondary" icon={<RetakeIcon />} onClick={actions.retake}>
            {t('capture.preview.retake')}
          </Button>
          <Button action="use" icon={<CheckIcon />} onClick={actions.use}>
            {t('capture.preview.use')}
          </Button>
        </ButtonPair>
      </Controls>
    </>
  );
}

/** Side by side, or stacked if the labels need more room. */
const ButtonPair = styled.div`
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
