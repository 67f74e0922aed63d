import type { ConfirmSnapshot } from '@recto/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { CheckIcon } from '../../components/icons/icons.tsx';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { useDelayed } from '../../components/use-delayed.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { color, leading, motion, radius, size, space, textSize } from '../../theme/tokens.ts';
import { WaitsForConnection } from '../WaitsForConnection.tsx';
import type { ConfirmActions } from './confirm-actions.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { tilesToAdd, type DisabledReason } from './disabled-reason.ts';
import { hasKeptPhoto } from './kept-photos.ts';
import { NextPhotoButton } from './NextPhotoButton.tsx';
import type { PhotoSource } from './photo-source.ts';
import type { AskedReason } from './use-asked-reason.ts';

export interface ConfirmBarProps {
  readonly snapshot: ConfirmSnapshot;
  readonly source: PhotoSource;
  /** Why the confirm button is disabled; null if it is not. */
  readonly reason: DisabledReason | null;
  /** The id that the reason gets, or else the line that all were received. */
  readonly reasonId: string;
  readonly asked: AskedReason;
  readonly actions: Pick<
    ConfirmActions,
    'takeMissing' | 'openCamera' | 'chooseFile' | 'finish' | 'cancelFinish'
  >;
}

/**
 * The bar of the confirm screen offers one action: the next photo that is missing or too large; once all were added, to
 * confirm (§2, §5). The line above it says what is missing, or that all were received. A live region says the reason each
 * time it is asked for, and that all photos have arrived.
 */
export function ConfirmBar({ snapshot, source, reason, reasonId, asked, actions }: ConfirmBarProps) {
  const { t } = useTranslation();
  const [next] = tilesToAdd(snapshot);
  const isNewlyComplete = useIsNewlyComplete(snapshot.missing.length) && !hasKeptPhoto(snapshot);
  const received = snapshot.sections.flatMap(({ tiles }) => tiles).length;
  return (
    <>
      {snapshot.finishing && !snapshot.online ? (
        <WaitsForConnection onCancel={actions.cancelFinish}>
          {t('confirm.waitsForConnection')}
        </WaitsForConnection>
      ) : (
        received > 0 && (
          <Line>
            {reason !== null && (
              <>
                <Reason $emphasized={asked.isAsked} aria-hidden={reason.shown !== reason.full || undefined}>
                  {/* A new element for each sentence: a centred text that is replaced in place counts as a layout shift. */}
                  <span key={reason.shown} id={reason.shown === reason.full ? reasonId : undefined}>
                    {reason.shown}
                  </span>
                </Reason>
                {reason.shown !== reason.full && <VisuallyHidden id={reasonId}>{reason.full}</VisuallyHidden>}
              </>
            )}
            {reason === null && !hasKeptPhoto(snapshot) && (
              <Received>
                <CheckIcon size={size.iconSmall} />
                <span aria-hidden="true">{t('confirm.received', { count: received })}</span>
                <VisuallyHidden id={reasonId}>{t('confirm.allReceived')}</VisuallyHidden>
              </Received>
            )}
          </Line>
        )
      )}
      {next === undefined ? (
        <ConfirmButton
          snapshot={snapshot}
          reasonId={reason === null ? undefined : reasonId}
          onAsk={asked.ask}
          onConfirm={actions.finish}
        />
      ) : (
        <NextPhotoButton tile={next} source={source} actions={actions} />
      )}
      <LiveRegion
        message={asked.isAsked ? (reason?.full ?? null) : isNewlyComplete ? t('confirm.allReceived') : null}
        times={asked.times}
      />
    </>
  );
}

/** The pause after the last photo's own message, in ms. */
const completeMessageDelayMs = 1000;

/** Whether photos were missing since the screen appeared, and none is now; true after the message about the last photo. */
function useIsNewlyComplete(missing: number): boolean {
  const isComplete = missing === 0;
  const [wasIncomplete, setWasIncomplete] = useState(false);
  if (!isComplete && !wasIncomplete) setWasIncomplete(true);
  const isDue = useDelayed(isComplete && wasIncomplete, completeMessageDelayMs);
  return isComplete && isDue === true;
}

/** As near to its button as a caption. Its place is kept while it says nothing, and the button stays where it is. */
const Line = styled.div`
  display: grid;
  align-items: center;
  min-height: ${size.iconSmall};
  margin-block: calc(-1 * ${space.x1});
  font-size: ${textSize.small};
  line-height: ${leading.heading};
  text-align: center;
`;

/** One line for all tiles. It is short: unlike a reason, it lets the bar stay in view with large text. */
const Received = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.x2};
  color: ${color.successInk};
`;

const emphasis = css`
  background: ${color.warnWash};
  color: ${color.warnInk};
`;

/** Its padding is always there, so that nothing moves when it is emphasized. */
const Reason = styled.p<{ readonly $emphasized: boolean }>`
  margin: calc(-1 * ${space.x1}) calc(-1 * ${space.x2});
  padding: ${space.x1} ${space.x2};
  border-radius: ${radius.small};
  color: ${color.inkMuted};
  text-wrap: balance;
  transition: background-color ${motion.base} ${motion.easing};
  ${({ $emphasized }) => $emphasized && emphasis}
`;
