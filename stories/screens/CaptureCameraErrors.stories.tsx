import type { CameraErrorCode } from '@recto/core';
import { CaptureView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cameraError, captureActions, sampleSnapshot } from './capture-samples.ts';
import { inShell } from './in-shell.tsx';

const meta = {
  title: 'Screens/Capture/Camera errors',
  component: CaptureView,
  decorators: [inShell],
  args: { surfaceRef: null, actions: captureActions },
} satisfies Meta<typeof CaptureView>;
export default meta;

type Story = StoryObj<typeof meta>;

function story(cause: CameraErrorCode): Story {
  return { args: { snapshot: sampleSnapshot(cameraError(cause)) } };
}

export const Denied = story('denied');
export const NotFound = story('notFound');
export const InUse = story('inUse');
export const Overconstrained = story('overconstrained');
export const Unsupported = story('unsupported');
export const NoAnswer = story('noAnswer');
export const NoPicture = story('noPicture');
export const Lost = story('lost');

/** A new cause does not compile until it has a story. */
void ({
  denied: Denied,
  notFound: NotFound,
  inUse: InUse,
  overconstrained: Overconstrained,
  unsupported: Unsupported,
  noAnswer: NoAnswer,
  noPicture: NoPicture,
  lost: Lost,
} satisfies Record<CameraErrorCode, Story>);
