import type { CapturedImage, CaptureSnapshot, FacingMode } from '@recto/core';
import { createTranslations, type Translations } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookOf } from '../../.storybook/toolbar.ts';
import type { Announcement } from '../../packages/ui/src/screens/capture/announcements.ts';
import { waitForImages } from '../screens/wait-for-images.ts';
import { samplePhoto } from '../screens/sample-photos.ts';
import { Customer } from '../fake-host/Customer.ts';
import { moments, sampleSnapshot } from './capture-samples.ts';
import { captureMeta } from './capture-stories.tsx';
import { CaptureSequence } from './CaptureSequence.tsx';

/** What a screen reader announces on the capture screen, beside the heading that gets the focus. */
const meta = { title: 'Capture/Announcements', ...captureMeta, tags: ['variation'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof captureMeta.args>;
type Text = Translations['i18n']['t'];

const photo = 'idCardRecto';

/**
 * @param textsOf the announcements, in order.
 * @param snapshotsOf the snapshots that lead to them.
 */
function story(
  textsOf: (t: Text) => readonly string[],
  snapshotsOf: (image: CapturedImage) => readonly CaptureSnapshot[],
): Story {
  return {
    loaders: [
      async ({ globals }) => {
        const translations = createTranslations();
        await translations.changeLanguage(lookOf(globals).language);
        return { texts: textsOf(translations.i18n.t), snapshots: snapshotsOf(await samplePhoto(photo)) };
      },
    ],
    render: ({ actions }, { loaded }) => (
      <CaptureSequence snapshots={loaded['snapshots'] as CaptureSnapshot[]} actions={actions} />
    ),
    play: async (context) => {
      const { canvasElement, loaded } = context;
      const customer = new Customer(context);
      for (const announcement of loaded['texts'] as string[]) await customer.hears(announcement);
      const { camera } = (loaded['snapshots'] as CaptureSnapshot[]).at(-1)!;
      await waitForImages(canvasElement, 'facingMode' in camera);
    },
  };
}

const capture = sampleSnapshot(moments.capture(photo));
const starting = sampleSnapshot(moments.capture(photo), { status: 'starting' });

export const TapNeeded = story(
  (t) => [t('capture.announce.tapNeeded')],
  () => [starting, sampleSnapshot(moments.capture(photo), { status: 'tapNeeded' })],
);

export const CameraSlow = story(
  (t) => [`${t('capture.overdue.title')}. ${t('capture.overdue.text')}`],
  () => [starting, sampleSnapshot(moments.capture(photo), { status: 'overdue' })],
);

/** A switch of the camera, at the step that usually has the new one: the selfie for the front camera. */
function switchTo(facingMode: FacingMode, from: FacingMode): Story {
  const state = moments.capture(facingMode === 'user' ? 'clientPicture' : photo);
  return story(
    (t) => [t(`capture.announce.switched.${facingMode}`)],
    () => [
      sampleSnapshot(state, { facingMode: from }),
      sampleSnapshot(state, { status: 'starting' }),
      sampleSnapshot(state, { facingMode }),
    ],
  );
}

export const CameraReady = story(
  (t) => [t('capture.announce.ready')],
  () => [starting, capture],
);

export const FrontCamera = switchTo('user', 'environment');

export const RearCamera = switchTo('environment', 'user');

export const PhotoTaken = story(
  (t) => [t('capture.announce.taken')],
  (image) => [capture, sampleSnapshot(moments.preview(photo, image))],
);

export const Uploading = story(
  (t) => [t('capture.announce.sending')],
  (image) => [sampleSnapshot(moments.preview(photo, image)), sampleSnapshot(moments.upload(photo, image))],
);

/** The camera for the next photo is ready at the same time; the outcome of this one is announced first. */
export const PhotoSent = story(
  (t) => [t('capture.announce.sent', { photo: t(`photos.name.${photo}`) }), t('capture.announce.ready')],
  (image) => [
    sampleSnapshot(moments.upload(photo, image)),
    sampleSnapshot(moments.capture('idCardVerso'), { status: 'starting' }),
    sampleSnapshot(moments.capture('idCardVerso')),
  ],
);

export const UploadSlow = story(
  (t) => [t('capture.upload.slow')],
  (image) => [sampleSnapshot(moments.upload(photo, image)), sampleSnapshot(moments.slow(photo, image))],
);

export const PhotoPending = story(
  (t) => [t('capture.announce.kept', { photo: t(`photos.name.${photo}`) })],
  (image) => [
    sampleSnapshot(moments.upload(photo, image)),
    sampleSnapshot(moments.capture('idCardVerso'), { status: 'starting', pending: [photo] }),
  ],
);

export const UploadFailed = story(
  (t) => [t('capture.announce.failed')],
  (image) => [sampleSnapshot(moments.upload(photo, image)), sampleSnapshot(moments.internal(photo, image))],
);

export const Landscape: Story = {
  ...story(
    (t) => [t('capture.rotate.title')],
    () => [capture, sampleSnapshot(moments.capture(photo), { orientation: 'landscape' })],
  ),
  globals: { viewport: { value: 'landscape', isRotated: false } },
};

/** A new announcement does not compile until it has a story. */
void ({
  ready: CameraReady,
  tapNeeded: TapNeeded,
  overdue: CameraSlow,
  switched: FrontCamera,
  taken: PhotoTaken,
  sending: Uploading,
  slow: UploadSlow,
  sent: PhotoSent,
  kept: PhotoPending,
  failed: UploadFailed,
  rotate: Landscape,
} satisfies Record<Announcement['name'], Story>);
void ({ user: FrontCamera, environment: RearCamera } satisfies Record<FacingMode, Story>);
