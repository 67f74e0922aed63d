import {
  photoNamed,
  type CaptureState,
  type GuidanceSnapshot,
  type PhotoName,
  type RefusedPhoto,
} from '@recto/core';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button.tsx';
import { loadChunk } from '../../../chunks/load-chunk.ts';
import { CheckIcon, RetakeIcon, WarnIcon } from '../../../components/icons/icons.tsx';
import { rem } from '../../../theme/rem.ts';
import { space, textSize, viewfinder } from '../../../theme/tokens.ts';
import { Controls, narrow, small } from '../layout/capture-layout.tsx';
import type { CaptureActions } from '../capture-actions.ts';
import { CaptureText } from '../text/CaptureText.tsx';
import type { DocumentCutOutProps } from '../photo/DocumentCutOut.tsx';

export interface PreviewProps {
  readonly photo: PhotoName;
  /** Null while the preview is prepared: there is no picture yet. */
  readonly state: Extract<CaptureState, { name: 'preview' }> | null;
  /** What is wrong with the photo, as far as this phone can tell. */
  readonly verdict: GuidanceSnapshot['verdict'];
  /** What the heading says of the photo; null until it is known, or has taken too long. */
  readonly said: string | null;
  /** Why the last photo of this name was refused; undefined for no reason. */
  readonly refused?: RefusedPhoto | undefined;
  readonly actions: Pick<CaptureActions, 'retake' | 'use'>;
}

/** With the check of the photo, after the first photo can be taken. Without it, the sentence says the same. */
export const PhotoReview = lazy(() =>
  loadChunk(() => import('./PhotoReview.tsx')).catch(() => ({ default: () => null })),
);

/** For the card that turns after "Use". */
export const DocumentCutOut = lazy<ComponentType<DocumentCutOutProps>>(() =>
  loadChunk(() => import('./PhotoReview.tsx')).then(
    ({ DocumentCutOut: CutOut }) => ({ default: CutOut }),
    () => ({ default: () => null }),
  ),
);

/**
 * The state `preview`: the photo where the viewfinder was, with Retake and Use (§2). The sentence says what the check
 * found, and until then that the photo was taken; only where that is nothing, the customer is asked. Screen readers hear it in
 * the heading, or after it (decision 4.6). If something is wrong, Retake is the first choice (decision 4.4).
 */
export function Preview({ photo, state, verdict, said, refused, actions }: PreviewProps) {
  const { t } = useTranslation();
  const isWarning = verdict.name === 'warning';
  const isChecking = verdict.name === 'checking';
  const isSharp = verdict.name === 'fine' && verdict.isChecked;
  return (
    <>
      <CaptureText
        photo={photo}
        doing={said ?? t('capture.preview.title')}
        waits={said === null}
        isBrief={isChecking}
        shownDoing={isChecking ? said : undefined}
        refused={refused}
        more={
          isChecking ? undefined : isWarning ? (
            // The heading says it to screen readers.
            <Warning aria-hidden="true">
              <WarnIcon size="1.2em" />
              <span>{t(`capture.guidance.warning.${verdict.code}`)}</span>
            </Warning>
          ) : isSharp ? (
            t(`capture.guidance.checked.${photoNamed(photo).frame}`)
          ) : (
            t(`capture.preview.question.${photoNamed(photo).document}`)
          )
        }
      />
      {state !== null && (isWarning || verdict.name === 'fine') && (
        <Suspense fallback={null}>
          <PhotoReview state={state} verdict={verdict} />
        </Suspense>
      )}
      <Controls>
        <ButtonPair>
          <Button
            action="retake"
            variant={isWarning ? 'primary' : 'secondary'}
            icon={<RetakeIcon />}
            onClick={actions.retake}
          >
            {t('capture.preview.retake')}
          </Button>
          <Button
            action="use"
            variant={isWarning ? 'secondary' : 'primary'}
            icon={<CheckIcon />}
            onClick={actions.use}
          >
            {t('capture.preview.use')}
          </Button>
        </ButtonPair>
      </Controls>
    </>
  );
}

/** Side by side, or stacked if the labels need more room; in the order of the Tab key. */
const ButtonPair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x3};
  > button {
    flex: 1 1 ${rem(8)};
    width: auto;
    min-width: max-content;
    padding-inline: ${space.x3};
  }
  ${narrow} {
    svg {
      display: none;
    }
  }
  /* Below each other, they would cover the lower edge of the photo. */
  ${small} {
    gap: ${space.x2};
    > button {
      flex-basis: ${rem(6)};
      padding-inline: ${space.x1};
      font-size: ${textSize.body};
    }
  }
`;

const Warning = styled.strong`
  color: ${viewfinder.warn};
  svg {
    display: inline-block;
    margin-inline-end: ${space.x2};
    vertical-align: -0.2em;
  }
`;
