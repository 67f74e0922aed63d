import { photoNamed, type ConfirmSnapshot } from '@recto/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { CameraIcon, PictureIcon } from '../../components/icons/icons.tsx';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { useDelayed } from '../../components/use-delayed.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { color, leading, motion, radius, space, textSize } from '../../theme/tokens.ts';
import type { ConfirmActions } from './confirm-actions.ts';
import { disabledReason, photosToAdd } from './disabled-reason.ts';
import { FileInput } from './FileInput.tsx';
import type { PhotoSource } from './photo-source.ts';

export interface ConfirmBarProps {
  readonly snapshot: ConfirmSnapshot;
  readonly source: PhotoSource;
  /** The id of the reason why the confirm button is disabled. */
  readonly reasonId: string;
  readonly actions: Pick<ConfirmActions, 'takeMissing' | 'chooseFile' | 'finish'>;
}

/**
 * The main buttons of the confirm screen: the next missing photo, while there is one, and confirm (§2, §5). The
 * disabled confirm button can be reached and describes its reason; a tap on it says the reason.
 */
export function ConfirmBar({ snapshot, source, reasonId, actions }: ConfirmBarProps) {
  const { t } = useTranslation();
  const { missing, finishing } = snapshot;
  const reason = disabledReason(t, snapshot);
  const [asked, setAsked] = useState<{ readonly reason: string; readonly times: number } | null>(null);
  const isAsked = asked !== null && asked.reason === reason?.full;
  // When the reason has changed, the earlier question is answered, also if that reason returns.
  if (asked !== null && !isAsked) setAsked(null);
  const isNewlyComplete = useIsNewlyComplete(missing.length);
  const isIncomplete = photosToAdd(snapshot).length > 0;
  return (
    <>
      <NextPhoto snapshot={snapshot} source={source} actions={actions} />
      {reason !== null && (
        <div>
          <Reason $emphasized={isAsked} aria-hidden={reason.shown !== reason.full || undefined}>
            <span id={reason.shown === reason.full ? reasonId : undefined}>{reason.shown}</span>
          </Reason>
          {reason.shown !== reason.full && <VisuallyHidden id={reasonId}>{reason.full}</VisuallyHidden>}
        </div>
      )}
      <Button
        action="confirm"
        variant={isIncomplete ? 'secondary' : 'primary'}
        disabled={missing.length > 0}
        busyLabel={finishing ? t('confirm.inProgress') : null}
        describedBy={reason === null ? undefined : reasonId}
        onClick={actions.finish}
        onDisabledClick={() => {
          if (reason !== null) setAsked({ reason: reason.full, times: (asked?.times ?? 0) + 1 });
        }}
      >
        {snapshot.sections.length === 0 ? t('confirm.actionNothing') : t('confirm.action')}
      </Button>
      <LiveRegion
        message={isAsked ? asked.reason : isNewlyComplete ? t('confirm.allReceived') : null}
        times={asked?.times ?? 0}
      />
    </>
  );
}

/** Takes the customer to the next missing photo, and from there through the rest. */
function NextPhoto({ snapshot, source, actions }: Omit<ConfirmBarProps, 'reasonId'>) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const photo = photosToAdd(snapshot)[0];
  if (photo === undefined) return null;
  return (
    <>
      <IconWhereThereIsRoom>
        <Button
          action="take-next"
          icon={source === 'files' ? <PictureIcon /> : <CameraIcon />}
          onClick={() => (source === 'camera' ? actions.takeMissing() : input.current?.click())}
        >
          {source === 'files'
            ? t('confirm.label.choosePhoto', { photo: t(`photos.name.${photo}`) })
            : t(`confirm.takeNext.${photo}`)}
        </Button>
      </IconWhereThereIsRoom>
      {source !== 'camera' && (
        <FileInput
          ref={input}
          capture={source === 'cameraApp' ? photoNamed(photo).facingMode : undefined}
          onFile={(file) => actions.chooseFile(photo, file)}
        />
      )}
    </>
  );
}

/** On a narrow phone, the label needs the whole width: with an icon, German takes three lines. */
const IconWhereThereIsRoom = styled.div`
  @container (max-width: 22rem) {
    svg {
      display: none;
    }
  }
`;

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
  font-size: ${textSize.small};
  line-height: ${leading.heading};
  transition: background-color ${motion.base} ${motion.easing};
  ${({ $emphasized }) => $emphasized && emphasis}
`;
