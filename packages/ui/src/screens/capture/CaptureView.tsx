import {
  asksToTurn,
  defaultFilePickerRule,
  isFraming,
  isWithoutCamera,
  offersFiles,
  photoNamed,
  type CaptureSnapshot,
  type CaptureState,
  type FilePickerRule,
} from '@recto/core';
import {
  memo,
  useCallback,
  useId,
  useRef,
  useState,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import { inertIf } from '../../components/inert-if.ts';
import { useFullScreen } from '../../components/layout/full-screen.ts';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Prepared } from '../../components/Prepared.tsx';
import { CameraAccessError } from './troubleshooting/CameraAccessError.tsx';
import type { LinkToShare } from './troubleshooting/RecoveryActions.tsx';
import { FileInput } from '../confirm/FileInput.tsx';
import type { CaptureActions } from './capture-actions.ts';
import { showsPicture } from './viewfinder/shows-picture.ts';
import { CameraSurface } from './viewfinder/CameraSurface.tsx';
import { Root, Stage } from './layout/capture-layout.tsx';
import { PhotoLayer } from './taken-photo/PhotoLayer.tsx';
import { usePhotoLayer } from './taken-photo/use-photo-layer.ts';
import { InternalError } from './troubleshooting/InternalError.tsx';
import { BackButton } from './BackButton.tsx';
import { Snap } from './mask/Snap.tsx';
import { useSnap } from './mask/use-snap.ts';
import { showsMirrored } from './guidance/seen-side.ts';
import { Preview } from './preview/Preview.tsx';
import { RotateNotice } from './RotateNotice.tsx';
import { StepProgress } from './StepProgress.tsx';
import { TurningCard } from './turning/TurningCard.tsx';
import { useTurningCard } from './turning/use-turning-card.ts';
import { Uploading } from './taken-photo/Uploading.tsx';
import { usePlaceBefore } from './use-place-before.ts';
import { useRest } from './viewfinder/use-rest.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useConnectionAnnouncement } from './use-connection-announcement.ts';
import type { PlaceBefore } from '../double-tap-time.ts';
import { usePreparedViewfinder } from './viewfinder/use-prepared-viewfinder.ts';
import { Viewfinder } from './viewfinder/Viewfinder.tsx';

export type { CaptureActions, LinkToShare };

export interface CaptureViewProps {
  readonly snapshot: CaptureSnapshot;
  /**
   * The square element for the camera's picture, as wide as a portrait screen. It is the same DOM
   * element in every state, so that the picture stays.
   */
  readonly surfaceRef: Ref<HTMLDivElement>;
  readonly actions: CaptureActions;
  /** The customer's link, to continue elsewhere when the camera is not available here. */
  readonly share: LinkToShare;
  /** Where a file may be chosen in place of a photo (decision 3.17). */
  readonly filePicker?: FilePickerRule | undefined;
  /** Whether to offer the phone's own camera app (decision 3.18). */
  readonly offersCameraApp?: boolean;
}

/** The capture screen (§2; decision 2.13) as a function of its session's snapshot. */
export function CaptureView({
  snapshot,
  surfaceRef,
  actions,
  share,
  filePicker = defaultFilePickerRule,
  offersCameraApp = false,
}: CaptureViewProps) {
  const { state, camera } = snapshot;
  const stage = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isLive = isFraming(state) && showsPicture(camera);
  const [isFrozen, setIsFrozen] = useState(false);
  if (isFrozen && !isLive) setIsFrozen(false);
  const thaw = useCallback(() => setIsFrozen(false), []);
  const goBack = () => {
    setIsFrozen(isLive);
    actions.back();
  };
  const openPicker = useCallback(() => picker.current?.click(), []);
  const cameraApp = useRef<HTMLInputElement>(null);
  const openCameraApp = useCallback(() => cameraApp.current?.click(), []);
  // A photo of the camera app arrives as a file, which not every operator takes.
  const isAppOffered =
    offersCameraApp && offersFiles(filePicker, isWithoutCamera(state) ? state.diagnosis : null);
  const [wasAppOffered, setWasAppOffered] = useState(isAppOffered);
  if (isAppOffered && !wasAppOffered) setWasAppOffered(true);
  // While there is a camera, or one is opened.
  const offersFile = offersFiles(filePicker, null);
  const { polite, urgent, ofPhoto } = useAnnouncement(snapshot, offersFile);
  const connectionAnnouncement = useConnectionAnnouncement();
  const stepId = useId();
  const turn = useTurningCard(snapshot);
  const { taken, forget: forgetSnap } = useSnap(snapshot);
  const turnsOver = turn !== null && turn.phase !== 'leaves';
  const { photo, forget } = usePhotoLayer(snapshot, turn);
  // A document is never seen where a face belongs: it goes before the camera of the selfie comes.
  const goesFirst = photo !== null && photoNamed(photo.state.photo).frame !== photoNamed(state.photo).frame;
  const placeBefore = usePlaceBefore(state);
  const isInert = useRest(camera.status === 'unattended', stage);
  useFullScreen();
  const isCovered = asksToTurn(snapshot);
  const prepared = usePreparedViewfinder(snapshot);
  const content: ContentProps = {
    snapshot,
    stepId,
    followsPhoto: photo !== null,
    goesFirst,
    turnsOver,
    placeBefore,
    isInert,
    offersFile,
    onChooseFile: openPicker,
    onCameraApp: isAppOffered ? openCameraApp : null,
    actions,
    share,
    filePicker,
  };
  return (
    <Root
      data-theme="dark"
      data-screen="capture"
      data-state={state.name}
      data-photo={state.photo}
      data-error={state.name === 'error' ? state.type : undefined}
    >
      <Stage ref={stage} inert={inertIf(isCovered)}>
        <CameraSurface
          surfaceRef={surfaceRef}
          frame={photoNamed(state.photo).frame}
          isLive={isLive && !goesFirst}
          isMirrored={showsMirrored(camera)}
          isFrozen={isFrozen}
          onThaw={thaw}
          isFraming={state.name === 'capture'}
        />
        {photo !== null && (
          <PhotoLayer
            key={photo.number}
            photo={photo}
            leaves={goesFirst || (showsPicture(camera) && !turnsOver)}
            goesFirst={goesFirst}
            onGone={forget}
          />
        )}
        {turn !== null && <TurningCard turn={turn} />}
        <BackButton inert={isInert} onClick={goBack} />
        <StepProgress id={stepId} step={snapshot.step} />
        <StateContent {...content} isPrepared={prepared !== null} />
        {prepared !== null && (
          <Prepared key={prepared.state.photo} isShown={isFraming(state)}>
            <Viewfinder {...content} snapshot={prepared} />
          </Prepared>
        )}
        {taken !== null && (
          <Snap key={taken.number} photo={taken.photo} corners={taken.corners} onGone={forgetSnap} />
        )}
        {isPreviewNear(state) && (
          <Prepared isShown={state.name === 'preview'}>
            <View
              photo={state.photo}
              state={state.name === 'preview' ? state : null}
              verdict={state.name === 'preview' ? snapshot.guidance.verdict : noVerdict}
              said={ofPhoto}
              refused={snapshot.refusals[state.photo]}
              actions={actions}
            />
          </Prepared>
        )}
      </Stage>
      {/* While the picker is open, the camera may fail, or the phone be turned: the file must still arrive. */}
      <FileInput key={state.photo} inputRef={picker} onFile={actions.pickFile} />
      {wasAppOffered && (
        <FileInput
          key={`${state.photo} camera app`}
          inputRef={cameraApp}
          capture={photoNamed(state.photo).facingMode}
          onFile={actions.pickFile}
        />
      )}
      {isCovered && (
        <RotateNotice
          snapshot={snapshot}
          stage={stage}
          onChooseFile={offersFile ? openPicker : null}
          actions={actions}
        />
      )}
      <LiveRegion {...polite} />
      <LiveRegion {...urgent} urgency="assertive" />
      <LiveRegion message={connectionAnnouncement} />
    </Root>
  );
}

/** Rendered anew only if it changes: while it is prepared, the viewfinder changes several times a second. */
const View = memo(Preview);

const noVerdict = { name: 'none' } as const;

/** Whether the preview may follow, so that it is rendered ahead (decision 12.8). */
function isPreviewNear({ name }: CaptureState): boolean {
  return name === 'capture' || name === 'preview';
}

interface ContentProps extends Omit<CaptureViewProps, 'surfaceRef' | 'filePicker' | 'offersCameraApp'> {
  readonly stepId: string;
  /** Whether a photo is in the square, or was until now and goes. */
  readonly followsPhoto: boolean;
  /** Whether that photo goes before anything else comes. */
  readonly goesFirst: boolean;
  /** Whether the turning card is shown. */
  readonly turnsOver: boolean;
  readonly placeBefore: RefObject<PlaceBefore>;
  /** As of `useRest`. */
  readonly isInert: boolean;
  /** Whether a file may be chosen beside the camera. */
  readonly offersFile: boolean;
  readonly onChooseFile: () => void;
  /** Opens the phone's camera app; null where it is not offered. */
  readonly onCameraApp: (() => void) | null;
  readonly filePicker: FilePickerRule;
}

interface StateContentProps extends ContentProps {
  /** Whether the viewfinder is, or will be, the prepared one. */
  readonly isPrepared: boolean;
}

/** The content of a state, around and over the surface, but for what is prepared. */
function StateContent({ isPrepared, ...content }: StateContentProps): ReactElement | null {
  const { snapshot, stepId, turnsOver, onChooseFile, onCameraApp, actions, share, filePicker } = content;
  const { state } = snapshot;
  switch (state.name) {
    case 'init':
    case 'capture':
      // The key gives each photo a new viewfinder.
      return isPrepared ? null : (
        <Viewfinder key={state.photo} {...content} snapshot={{ ...snapshot, state }} />
      );
    case 'preview':
      return null;
    case 'upload':
      return <Uploading state={state} stepId={stepId} turnsOver={turnsOver} actions={actions} />;
    case 'error':
      return state.type === 'cameraAccess' ? (
        <CameraAccessError
          diagnosis={state.diagnosis}
          onChooseFile={onChooseFile}
          onCameraApp={onCameraApp}
          actions={actions}
          share={share}
          filePicker={filePicker}
        />
      ) : (
        <InternalError state={state} stepId={stepId} actions={actions} />
      );
  }
}
