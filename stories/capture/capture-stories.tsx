import type { CameraStatus, CapturedImage, CaptureSnapshot, PhotoName } from '@recto/core';
import { CaptureView, type CaptureActions, type Connection } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cameraModes } from '../../.storybook/chromatic-modes.ts';
import { inShell, type ShellParameters } from '../screens/in-shell.tsx';
import { picturesAreThere } from '../screens/pictures-are-there.ts';
import { samplePhoto } from '../screens/sample-photos.ts';
import { captureActions, moments, sampleSnapshot, type Differences, type Moment } from './capture-samples.ts';
import { CaptureFilm } from './CaptureFilm.tsx';

type Story = StoryObj<{ actions: CaptureActions }>;

export const captureMeta = {
  parameters: { chromatic: cameraModes },
  component: CaptureView,
  decorators: [inShell],
  args: { actions: captureActions },
} satisfies Meta<typeof CaptureView>;

/** Photos are being taken, whatever the connection. */
const shell = (connection: Connection): ShellParameters => ({ connection, photosWait: true });

/** Every state of the capture screen while it is about this photo: the stories of one step (§2, §4). */
export function captureStories(photo: PhotoName) {
  const at = (moment: Moment, differences?: Differences) => captureStory(photo, moment, differences);
  const stories = {
    TheCameraStarts: at('init'),
    // Each step has words of its own, so that this story gets its sheet also where the file's others do not.
    ThePhoneHasTwoCameras: { ...at('capture'), tags: ['!variation'] },
    ThePhoneHasOneCamera: at('capture', { canSwitch: false }),
    TheCameraIsOff: at('capture', { status: 'off' }),
    TheCameraComesBack: at('capture', { status: 'starting' }),
    TheCameraTakesLong: at('init', { status: 'overdue' }),
    TheBrowserWaitsForATap: at('init', { status: 'tapNeeded' }),
    TheFrameIsBeingTaken: at('capture', { status: 'taking' }),
    ThePhoneLiesOnItsSide: {
      ...at('capture', { orientation: 'landscape' }),
      globals: { viewport: { value: 'landscape', isRotated: false } },
    },
    ThePhotoHasBeenTaken: at('preview'),
    ThePhotoIsOnItsWay: at('upload'),
    ThePhotoTakesLong: at('slow'),
    ThePhotoCouldNotBeSent: at('internal'),
    TheCameraIsRefused: at('cameraAccess'),
    ThereIsNoConnection: { ...at('capture'), parameters: shell('offline') },
    TheServiceDoesNotAnswer: { ...at('capture'), parameters: shell('unanswered') },
  } as const satisfies Record<string, Story>;

  // What core's unions know, a story shows.
  void ({
    init: stories.TheCameraStarts,
    capture: stories.ThePhoneHasTwoCameras,
    preview: stories.ThePhotoHasBeenTaken,
    upload: stories.ThePhotoIsOnItsWay,
    slow: stories.ThePhotoTakesLong,
    internal: stories.ThePhotoCouldNotBeSent,
    cameraAccess: stories.TheCameraIsRefused,
  } satisfies Record<Moment, Story>);
  void ({
    off: stories.TheCameraIsOff,
    starting: stories.TheCameraComesBack,
    overdue: stories.TheCameraTakesLong,
    tapNeeded: stories.TheBrowserWaitsForATap,
    live: stories.ThePhoneHasTwoCameras,
    taking: stories.TheFrameIsBeingTaken,
  } satisfies Record<CameraStatus['status'], Story>);
  void ({
    portrait: stories.ThePhoneHasTwoCameras,
    landscape: stories.ThePhoneLiesOnItsSide,
  } satisfies Record<CaptureSnapshot['orientation'], Story>);
  return stories;
}

/** What a screen reader says first is the heading, for that is where the focus is. */
function captureStory(photo: PhotoName, moment: Moment, differences: Differences = {}): Story {
  const snapshotWith = (image: CapturedImage, different = differences) =>
    sampleSnapshot(moments[moment](photo, image), different);
  return {
    loaders: [async () => ({ image: await samplePhoto(photo) })],
    render: ({ actions }, { loaded }) => {
      const image = loaded['image'] as CapturedImage;
      // A phone is upright before it lies on its side. On a busy machine Storybook hides the first
      // rendering for a moment: a notice that took the focus there would have lost it.
      const upright = { ...differences, orientation: 'portrait' } as const;
      const film =
        differences.orientation === 'landscape'
          ? [snapshotWith(image, upright), snapshotWith(image)]
          : [snapshotWith(image)];
      return <CaptureFilm snapshots={film} actions={actions} />;
    },
    play: async ({ canvas, canvasElement, loaded }) => {
      const { camera } = snapshotWith(loaded['image'] as CapturedImage);
      await picturesAreThere(canvasElement, 'facingMode' in camera);
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  };
}
