import type { CapturedImage, CameraView, CaptureSnapshot, CaptureState, PhotoName } from '@recto/core';
import { CaptureView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { cameras, captureActions, captureStates, sampleSnapshot } from './capture-samples.ts';
import { CaptureOnStage } from './CaptureOnStage.tsx';
import { inShell } from './in-shell.tsx';
import { samplePhoto } from './sample-photos.ts';

const meta = {
  title: 'Screens/Capture',
  component: CaptureView,
  decorators: [inShell],
  args: { actions: captureActions },
} satisfies Meta<typeof CaptureView>;
export default meta;

type Story = StoryObj<{ actions: typeof captureActions }>;

function story(
  name: CaptureState['name'],
  photo: PhotoName = 'idCardRecto',
  part: Partial<CaptureSnapshot> = {},
): Story {
  return {
    loaders: [async () => ({ image: await samplePhoto(photo) })],
    render: ({ actions }, { loaded }) => {
      const state = captureStates[name](photo, loaded['image'] as CapturedImage);
      return <CaptureOnStage snapshot={sampleSnapshot(state, part)} actions={actions} />;
    },
    play: async ({ canvasElement }) => {
      if (name === 'capture' && part.camera?.status !== 'starting' && part.camera?.status !== 'off') {
        await waitFor(() => expectPicture(canvasElement));
      }
    },
  };
}

function expectPicture(canvasElement: HTMLElement): void {
  if (canvasElement.querySelector('canvas') === null) throw new Error('The camera shows no picture yet.');
}

export const Init = story('init');

export const Capture = story('capture');

export const CaptureTheBack = story('capture', 'idCardVerso');

export const CaptureALicence = story('capture', 'driverLicenseRecto');

export const CaptureASelfie = story('capture', 'clientPicture', {
  camera: { status: 'live', facingMode: 'user', canSwitch: true },
});

export const CaptureWithOneCamera = story('capture', 'idCardRecto', {
  camera: { status: 'live', facingMode: 'environment', canSwitch: false },
});

export const CaptureWhileTheCameraIsOff = story('capture', 'idCardRecto', { camera: cameras.off });

export const CaptureWhileTheCameraStarts = story('capture', 'idCardRecto', { camera: cameras.starting });

export const CaptureWhileAFrameIsTaken = story('capture', 'idCardRecto', { camera: cameras.taking });

export const Preview = story('preview');

export const PreviewOfASelfie = story('preview', 'clientPicture');

export const Upload = story('upload');

export const ErrorInternal = story('error');

export const PhoneOnItsSide: Story = {
  ...story('capture', 'idCardRecto', { orientation: 'landscape' }),
  globals: { viewport: { value: 'landscape', isRotated: false } },
};

/** A new state, or a new status of the camera, does not compile until it has a story. */
void ({
  init: Init,
  capture: Capture,
  preview: Preview,
  upload: Upload,
  error: ErrorInternal,
} satisfies Record<CaptureState['name'], Story>);
void ({
  off: CaptureWhileTheCameraIsOff,
  starting: CaptureWhileTheCameraStarts,
  live: Capture,
  taking: CaptureWhileAFrameIsTaken,
} satisfies Record<CameraView['status'], Story>);
