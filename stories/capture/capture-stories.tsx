import type { CameraStatus, CapturedImage, CaptureSnapshot, FilePickerRule, PhotoName } from '@recto/core';
import type { CaptureActions, Connection } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cameraModes } from '../../.storybook/chromatic-modes.ts';
import { drawnInPlace } from '../../.storybook/docs/component-docs.ts';
import { ConnectionContext } from '../../packages/ui/src/screens/connection.ts';
import { inShell, shellControls, type ShellParameters } from '../screens/in-shell.tsx';
import { pictureControl, sceneIn } from '../fake-host/scenario-controls.ts';
import type { Picture } from '../fake-host/scenario.ts';
import { referenceIn, withReference } from '../screens/with-reference.tsx';
import { waitForImages } from '../screens/wait-for-images.ts';
import { samplePhoto } from '../screens/sample-photos.ts';
import { captureActions, moments, sampleSnapshot, type Differences, type Moment } from './capture-samples.ts';
import { CaptureSequence } from './CaptureSequence.tsx';
import { CaptureWithFakeCamera } from './CaptureWithFakeCamera.tsx';
import { guidanceWith } from './guidance-samples.ts';
import { StateSheet } from './StateSheet.tsx';

interface Args {
  readonly actions: CaptureActions;
  /** What lies before the camera; by default, what the photo asks for. */
  readonly picture?: Picture;
}

type Story = StoryObj<Args>;

export const captureMeta = {
  parameters: { chromatic: cameraModes, ...drawnInPlace },
  decorators: [inShell],
  args: { actions: captureActions },
  argTypes: { picture: pictureControl, ...shellControls },
} satisfies Meta<Args>;

/** For the pages of the steps: a state sheet has no shell. */
export const stepMeta = { ...captureMeta, decorators: [] } satisfies Meta<Args>;

/** A state of the capture screen. */
export interface SampleState {
  readonly moment: Moment;
  readonly differences?: Differences;
  readonly connection?: Connection;
  /** Where a file may be chosen; by default, everywhere. */
  readonly filePicker?: FilePickerRule;
  /** Whether the phone's own camera app is offered. */
  readonly offersCameraApp?: boolean;
  /** Whether the provider has sent a reference. */
  readonly hasReference?: boolean;
}

/** Every state of the capture screen (§2, §4). */
export const captureStates = {
  CameraStarting: { moment: 'init' },
  Viewfinder: { moment: 'capture' },
  ViewfinderOneCamera: { moment: 'capture', differences: { canSwitch: false } },
  ViewfinderWithHint: {
    moment: 'capture',
    differences: { guidance: guidanceWith({ name: 'cutOff', side: 'right' }) },
  },
  CameraOff: { moment: 'capture', differences: { status: 'off' } },
  CameraSlow: { moment: 'init', differences: { status: 'overdue' } },
  TapNeeded: { moment: 'init', differences: { status: 'tapNeeded' } },
  Resting: { moment: 'capture', differences: { status: 'unattended' } },
  TakingPhoto: { moment: 'capture', differences: { status: 'taking' } },
  Landscape: { moment: 'capture', differences: { orientation: 'landscape' } },
  Preview: { moment: 'preview' },
  FileNotShown: { moment: 'fileNotShown' },
  Uploading: { moment: 'upload' },
  UploadSlow: { moment: 'slow' },
  Sent: { moment: 'sent' },
  AfterKept: { moment: 'afterKept' },
  AfterSending: { moment: 'afterSending', differences: { unsent: [1, 2] } },
  /** After three failures, the phone's own camera app is offered. */
  CameraAppOffered: { moment: 'capture', offersCameraApp: true },
  CameraAppOfferedWithHint: {
    moment: 'capture',
    differences: { guidance: guidanceWith({ name: 'glare' }) },
    offersCameraApp: true,
  },
  FileRefused: {
    moment: 'capture',
    differences: { trouble: { photo: 'idCardRecto', problem: 'Errors.imageExtension' } },
  },
  UploadFailed: { moment: 'internal' },
  UploadFailedWithReference: { moment: 'internal', hasReference: true },
  PhotoTooLarge: { moment: 'tooLarge' },
  CameraDenied: { moment: 'cameraAccess' },
  AfterRefusal: {
    moment: 'capture',
    differences: { adminComment: 'Le verso de la carte d’identité est flou : le numéro n’est pas lisible.' },
  },
  NoConnection: { moment: 'capture', connection: 'offline' },
  ServiceUnavailable: { moment: 'capture', connection: 'unanswered' },
} as const satisfies Record<string, SampleState>;

// A new member of core's unions does not compile until it is here.
void ({
  init: captureStates.CameraStarting,
  capture: captureStates.Viewfinder,
  preview: captureStates.Preview,
  upload: captureStates.Uploading,
  fileNotShown: captureStates.FileNotShown,
  slow: captureStates.UploadSlow,
  sent: captureStates.Sent,
  afterKept: captureStates.AfterKept,
  afterSending: captureStates.AfterSending,
  internal: captureStates.UploadFailed,
  tooLarge: captureStates.PhotoTooLarge,
  cameraAccess: captureStates.CameraDenied,
} satisfies { [At in Moment]: { readonly moment: At } });
void ({
  off: captureStates.CameraOff,
  starting: captureStates.CameraStarting,
  overdue: captureStates.CameraSlow,
  tapNeeded: captureStates.TapNeeded,
  unattended: captureStates.Resting,
  live: captureStates.Viewfinder,
  taking: captureStates.TakingPhoto,
} satisfies Record<CameraStatus['status'], SampleState>);
void ({
  portrait: captureStates.Viewfinder,
  landscape: captureStates.Landscape,
} satisfies Record<CaptureSnapshot['orientation'], SampleState>);

/** The same for every photo: the story of the first step is enough. */
const sameForEveryPhoto: ReadonlySet<string> = new Set<keyof typeof captureStates>([
  'ViewfinderOneCamera',
  'FileNotShown',
  'FileRefused',
  'Landscape',
  'Resting',
  'AfterRefusal',
  'CameraAppOffered',
  'UploadFailedWithReference',
  'CameraAppOfferedWithHint',
]);

const sheetStates: readonly (readonly [name: string, state: SampleState])[] = Object.entries(
  captureStates,
).filter(([name]) => !sameForEveryPhoto.has(name));

/** One story with every state of a step that depends on its photo, each as large as the phone. */
export function everyState(photo: PhotoName): Story {
  const snapshotsOf = (image: CapturedImage) =>
    sheetStates.map(([name, state]) => ({ name, state, snapshot: snapshotOf(photo, image, state) }));
  return {
    tags: ['variation'],
    loaders: [async () => ({ image: await samplePhoto(photo) })],
    render: ({ actions }, { loaded }) => (
      <StateSheet
        states={snapshotsOf(loaded['image'] as CapturedImage).map(({ name, state, snapshot }) => ({
          name,
          screen: (
            <ConnectionContext value={state.connection ?? 'online'}>
              <CaptureWithFakeCamera snapshot={snapshot} actions={actions} />
            </ConnectionContext>
          ),
        }))}
      />
    ),
    play: async ({ canvasElement, loaded }) => {
      const filming = snapshotsOf(loaded['image'] as CapturedImage).filter(
        ({ snapshot: { camera } }) => 'facingMode' in camera,
      );
      await waitForImages(canvasElement);
      await waitFor(() =>
        expect(canvasElement.querySelectorAll('[data-backdrop="drawn"]')).toHaveLength(filming.length),
      );
    },
  };
}

/** One state as a story. The heading must have the focus: a screen reader reads it first. */
export function captureStory(photo: PhotoName, state: SampleState): Story {
  const { connection = 'online', differences, moment, filePicker, offersCameraApp } = state;
  const { hasReference = false } = state;
  return {
    decorators: hasReference ? [withReference(), inShell] : [inShell],
    parameters: { connection, photosWait: true } satisfies ShellParameters,
    loaders: [async () => ({ image: await samplePhoto(photo) })],
    render: ({ actions, picture }, { loaded }) => {
      const snapshot = snapshotOf(photo, loaded['image'] as CapturedImage, state);
      // A portrait snapshot first: on a busy machine Storybook briefly hides the first rendering, and the
      // notice would lose the focus that it took there.
      const before: CaptureSnapshot[] =
        differences?.orientation === 'landscape' ? [{ ...snapshot, orientation: 'portrait' }] : [];
      return (
        <CaptureSequence
          snapshots={[...before, snapshot]}
          actions={actions}
          scene={sceneIn(picture)}
          filePicker={filePicker}
          offersCameraApp={offersCameraApp}
        />
      );
    },
    play: async ({ canvas, canvasElement, loaded }) => {
      const { camera } = snapshotOf(photo, loaded['image'] as CapturedImage, state);
      await waitForImages(canvasElement, 'facingMode' in camera);
      if (hasReference) await referenceIn(canvasElement);
      // A photo that is sent says nothing at first: the focus rests on an element without words.
      const isSilent = moment === 'upload' || moment === 'sent';
      const focused = () =>
        isSilent
          ? canvas.getByRole('heading', { level: 1 }).parentElement!.previousElementSibling
          : canvas.getByRole('heading', { level: 1 });
      await waitFor(() => expect(focused()).toHaveFocus());
    },
  };
}

export function snapshotOf(
  photo: PhotoName,
  image: CapturedImage,
  { moment, differences }: SampleState,
): CaptureSnapshot {
  return sampleSnapshot(moments[moment](photo, image), differences);
}
