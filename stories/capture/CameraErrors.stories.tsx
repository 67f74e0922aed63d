import type { CameraErrorCode } from '@recto/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaptureView } from '@recto/ui';
import { expect, waitFor } from 'storybook/test';
import { inShell } from '../screens/in-shell.tsx';
import { cameraError, captureActions, sampleSnapshot } from './capture-samples.ts';

const meta = {
  title: 'Capture/Camera errors',
  component: CaptureView,
  decorators: [inShell],
  args: { surfaceRef: null, actions: captureActions },
} satisfies Meta<typeof CaptureView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A screen reader says what happened, and what can be done about it. */
function story(cause: CameraErrorCode): Story {
  return {
    args: { snapshot: sampleSnapshot(cameraError('idCardRecto', cause)) },
    play: async ({ canvas }) => {
      const heading = canvas.getByRole('heading', { level: 1 });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(heading).toHaveAccessibleDescription();
    },
  };
}

export const ThePersonSaidNo = story('denied');
export const ThereIsNoCamera = story('notFound');
export const AnotherAppHasTheCamera = story('inUse');
export const NoCameraFits = story('overconstrained');
export const ThisPageMayNotUseCameras = story('unsupported');
export const TheBrowserNeverAnswers = story('noAnswer');
export const ThePictureStaysBlack = story('noPicture');
export const TheCameraWentAway = story('lost');

/** A new cause does not compile until it has a story. */
void ({
  denied: ThePersonSaidNo,
  notFound: ThereIsNoCamera,
  inUse: AnotherAppHasTheCamera,
  overconstrained: NoCameraFits,
  unsupported: ThisPageMayNotUseCameras,
  noAnswer: TheBrowserNeverAnswers,
  noPicture: ThePictureStaysBlack,
  lost: TheCameraWentAway,
} satisfies Record<CameraErrorCode, Story>);
