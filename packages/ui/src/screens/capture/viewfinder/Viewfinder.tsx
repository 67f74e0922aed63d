import { photoNamed, type CaptureSnapshot, type CaptureState } from '@recto/core';
import { memo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { PictureIcon, SwitchCameraIcon } from '../../../components/icons/icons.tsx';
import { rem } from '../../../theme/rem.ts';
import { color, motion, space, target, viewfinder } from '../../../theme/tokens.ts';
import { CameraMask } from '../mask/CameraMask.tsx';
import { CameraOnly } from './CameraOnly.tsx';
import { CameraStarting } from './CameraStarting.tsx';
import { CaptureText } from '../text/CaptureText.tsx';
import { Controls, Square } from '../layout/capture-layout.tsx';
import type { CaptureActions } from '../capture-actions.ts';
import { GuidanceControls } from '../guidance/GuidanceControls.tsx';
import { GuidanceHint } from '../guidance/GuidanceHint.tsx';
import { showsMirrored } from '../guidance/seen-side.ts';
import { showsPicture } from './shows-picture.ts';
import { Shutter } from './Shutter.tsx';
import type { PlaceBefore } from '../../double-tap-time.ts';
import { TurnOverHint } from '../turning/TurnOverHint.tsx';
import { ViewfinderButton } from './ViewfinderButton.tsx';
import { TapToStart } from './TapToStart.tsx';

/** A snapshot in the states `init` and `capture`. */
export interface FramingSnapshot extends CaptureSnapshot {
  readonly state: Extract<CaptureState, { name: 'init' | 'capture' }>;
}

export interface ViewfinderProps {
  readonly snapshot: FramingSnapshot;
  readonly stepId: string;
  /** Whether the photo that was shown until now is still in the square. */
  readonly followsPhoto: boolean;
  /** Whether it goes before anything else comes. */
  readonly goesFirst: boolean;
  /** Whether the turning card is shown over it. */
  readonly turnsOver: boolean;
  /** As of `useDoubleTapGuard`. */
  readonly placeBefore: RefObject<PlaceBefore>;
  /** Whether no control but that of the square can be used: `useRest`. */
  readonly isInert: boolean;
  /** Whether a file may be chosen instead. */
  readonly offersFile: boolean;
  /** Opens the file picker. */
  readonly onChooseFile: () => void;
  /** Opens the phone's camera app; null where it is not offered. */
  readonly onCameraApp: (() => void) | null;
  readonly actions: Pick<
    CaptureActions,
    'shutter' | 'mend' | 'switchCamera' | 'startCamera' | 'toggleAutoCapture' | 'toggleSound' | 'toggleTorch'
  >;
}

// Rendered anew only if they change: the camera and the guidance change several times a second.
const Text = memo(CaptureText);
const Mask = memo(CameraMask);
const ShutterButton = memo(Shutter);
const OtherButton = memo(ViewfinderButton);
const pictureIcon = <PictureIcon size={space.x6} />;
const switchCameraIcon = <SwitchCameraIcon size={space.x6} />;

/** The states `init` and `capture`: instruction, mask and shutter over and around the camera's picture (§2). */
export function Viewfinder(props: ViewfinderProps) {
  const {
    snapshot,
    stepId,
    followsPhoto,
    goesFirst,
    turnsOver,
    placeBefore,
    isInert,
    offersFile,
    onChooseFile,
    onCameraApp,
    actions,
  } = props;
  const { state, camera, guidance, refusals } = snapshot;
  const { t } = useTranslation();
  const [canSwitch, setCanSwitch] = useState(false);
  // A starting camera does not report whether there are others, so the last report stays valid.
  if ('canSwitch' in camera && camera.canSwitch !== canSwitch) setCanSwitch(camera.canSwitch);
  const isSeen = showsPicture(camera);
  const needsTap = camera.status === 'tapNeeded' || camera.status === 'unattended' ? camera.status : null;
  const isStarting = !isSeen && needsTap === null;
  const [wasStarting, setWasStarting] = useState(isStarting);
  if (isStarting && !wasStarting) setWasStarting(true);
  const isMirrored = showsMirrored(camera);
  const previous = state.name === 'capture' ? state.previous : undefined;
  const hint = turnsOver ? (
    <TurnOverHint />
  ) : isSeen && guidance.hint !== null ? (
    <GuidanceHint hint={guidance.hint} photo={state.photo} isMirrored={isMirrored} />
  ) : null;
  // A photo covers the camera's picture while it goes, so that one needs no dark to appear from.
  const [comesFromPhoto, setComesFromPhoto] = useState(followsPhoto);
  if (goesFirst && comesFromPhoto) setComesFromPhoto(false);
  return (
    <>
      <Text
        photo={state.photo}
        previous={previous}
        trouble={snapshot.trouble}
        onMend={actions.mend}
        onCameraApp={onCameraApp}
        adminComment={Object.keys(refusals).length === 0 ? snapshot.adminComment : null}
        refused={refusals[state.photo]}
        stepId={stepId}
        hint={hint}
        hintIsAll={turnsOver}
        more={needsTap === null ? ` ${t(`capture.fill.${photoNamed(state.photo).frame}`)}` : undefined}
      >
        {needsTap === null && t(`capture.instruction.${state.photo}`)}
      </Text>
      {isSeen && !comesFromPhoto && !goesFirst && <FromDark />}
      <Picture data-waits={followsPhoto || turnsOver || undefined}>
        {isSeen && (
          <Mask
            photo={state.photo}
            sides={guidance.sides}
            isMirrored={isMirrored}
            isFound={guidance.isFound}
            isReady={guidance.hint?.name === 'ready'}
            ring={guidance.autoCapture.ring}
            isTaken={camera.status === 'taking'}
            growsFromMark={wasStarting}
          />
        )}
        {needsTap !== null && <TapToStart status={needsTap} onStart={actions.startCamera} />}
        {isStarting && !goesFirst && !turnsOver && (
          <CameraStarting
            photo={state.photo}
            first={state.name === 'init'}
            overdue={camera.status === 'overdue'}
            offersFile={offersFile}
            overPhoto={followsPhoto}
          />
        )}
      </Picture>
      {isSeen && !isInert && <GuidanceControls guidance={guidance} photo={state.photo} actions={actions} />}
      <Controls placeBefore={placeBefore} inert={isInert}>
        <Row>
          <ShutterButton
            disabled={state.name !== 'capture' || camera.status !== 'live'}
            isClosing={guidance.autoCapture.ring !== null}
            onClick={actions.shutter}
          />
          {offersFile ? (
            <OtherButton
              action="choose-file"
              icon={pictureIcon}
              label={t('capture.chooseInstead')}
              labelled
              onClick={onChooseFile}
            />
          ) : (
            <CameraOnly />
          )}
          {canSwitch && (
            <OtherButton
              action="switch-camera"
              icon={switchCameraIcon}
              label={t('capture.switchCamera')}
              onClick={actions.switchCamera}
            />
          )}
        </Row>
      </Controls>
    </>
  );
}

/** The mask comes when the photo, or the card that turns, goes: nothing is drawn over them. */
const Picture = styled(Square)`
  /* At the shutter its line is drawn by the snap at once. */
  > svg:not([data-taken]) {
    transition: opacity ${motion.fast} ${motion.easing};
  }
  &[data-waits] > svg {
    opacity: 0;
  }
`;

/**
 * The shutter is in the middle, and first for the Tab key. Where the bar is high enough, they are 24 px below its middle,
 * nearer to the thumb.
 */
const Row = styled.div`
  padding-top: clamp(0px, var(--recto-bar-height) - ${target.shutter} - ${rem(6)}, 48px);
  display: grid;
  grid: auto-flow dense / 1fr auto 1fr;
  align-items: start;
  justify-items: center;
  gap: ${space.x2};
  > [data-action='shutter'] {
    grid-column: 2;
  }
  > [data-action='switch-camera'] {
    grid-column: 3;
  }
  /* What mends it. */
  [data-state]:has([data-own='true']) & > [data-action='choose-file'] > :first-child {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

const clear = keyframes`
  from { opacity: 1; }
`;

/** The camera's picture appears from the dark when it starts, in the square and around it at once. */
const FromDark = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  background: ${viewfinder.ground};
  opacity: 0;
  animation: ${clear} ${motion.fade} ${motion.easing};
`;
