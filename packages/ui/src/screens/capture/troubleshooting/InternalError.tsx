import type { CaptureState } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button.tsx';
import { ErrorIcon, WarnIcon } from '../../../components/icons/icons.tsx';
import { color, space } from '../../../theme/tokens.ts';
import { SupportReference } from '../../support/SupportReference.tsx';
import type { CaptureActions } from '../capture-actions.ts';
import { Controls, largeText } from '../layout/capture-layout.tsx';
import { CaptureText } from '../text/CaptureText.tsx';

export interface InternalErrorProps {
  readonly state: Extract<CaptureState, { type: 'internal' }>;
  readonly stepId: string;
  readonly actions: Pick<CaptureActions, 'retry' | 'retake' | 'sendLater'>;
}

/**
 * The photo could not be sent (§8). It stays where it was, so that the customer sees that it is not lost; only
 * the bar changes. Three actions: retry, retake, or continue and send it later (decision 3.9). One that is too large is
 * not sent as it is: retake comes first, and nothing says "later".
 */
export function InternalError({ state, stepId, actions }: InternalErrorProps) {
  const { t } = useTranslation();
  return (
    <>
      <CaptureText
        photo={state.photo}
        doing={t('capture.internalError.title')}
        shownDoing={
          <>
            {state.isTooLarge ? (
              <Lost>
                <ErrorIcon size="1.125em" />
              </Lost>
            ) : (
              <WarnIcon size="1.125em" />
            )}
            <span>{t('capture.internalError.title')}</span>
          </>
        }
        isWholeNeeded
        stepId={stepId}
      >
        {t(state.isTooLarge ? 'Toasts.photoTooLarge' : 'capture.internalError.text')}
      </CaptureText>
      <Controls>
        <Actions>
          {!state.isTooLarge && (
            <Button action="retry" onClick={actions.retry}>
              {t('capture.internalError.retry')}
            </Button>
          )}
          <Others>
            <Button action="retake" {...(!state.isTooLarge && quiet)} onClick={actions.retake}>
              {t('capture.internalError.retake')}
            </Button>
            <Button action="send-later" {...quiet} onClick={actions.sendLater}>
              {t(state.isTooLarge ? 'capture.upload.goOn' : 'capture.internalError.sendLater')}
            </Button>
          </Others>
          <Reference>
            <SupportReference code={state.isTooLarge ? 'photoTooLarge' : 'photoNotSent'} />
          </Reference>
        </Actions>
      </Controls>
    </>
  );
}

/** Red: this photo can't be sent (decision 8.6). */
const Lost = styled.span`
  && > svg {
    color: ${color.dangerInk};
  }
`;

const quiet = { variant: 'quiet', size: 'compact' } as const;

const Actions = styled.div`
  display: grid;
  gap: ${space.x1};
`;

/** Large text leaves room for its button alone, which copies it. */
const Reference = styled.div`
  &:empty {
    display: none;
  }
  ${largeText} {
    p {
      display: none;
    }
  }
`;

/** Side by side, or stacked if the labels need more room. */
const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-evenly;
  gap: ${space.half} ${space.x2};
  > button {
    padding-inline: ${space.x1};
  }
`;
