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
import { CaptureFilm } from './CaptureFilm.tsx';

/** What a screen reader announces on the capture screen, beside the heading that gets the focus. */
const meta = { title: 'Capture/Announcements', ...captureMeta, tags: ['variation'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof captureMeta.args>;
type Text = Translations['i18n']['t'];

const photo = 'idCardRecto';

/**
 * @param words the announcements, in order.
 * @param film how it comes about.
 */
function story(
  words: (t: Text) => readonly string[],
  film: (image: CapturedImage) => readonly CaptureSnapshot[],
): Story {
  return {
    loaders: [
      async ({ globals }) => {
        const translations = createTranslations();
        await translations.changeLanguage(lookOf(globals).language);
        return { words: words(translations.i18n.t), film: film(await samplePhoto(photo)) };
      },
    ],
    render: ({ actions }, { loaded }) => (
      <CaptureFilm snapshots={loaded['film'] as CaptureSnapshot[]} actions={actions} />
    ),
    play: async (context) => {
      const { canvasElement, loaded } = context;
      const person = new Customer(context);
      for (const announcement of loaded['words'] as string[]) await person.hears(announcement);
      const { camera } = (loaded['film'] as CaptureSnapshot[]).at(-1)!;
      await waitForImages(canvasElement, 'facingMode' in camera);
    },
  };
}

const capture = sampleSnapshot(moments.capture(photo));
const starting = sampleSnapshot(moments.capture(photo), { status: 'starting' });

export const TheBrowserWaitsForATap = story(
  (t) => [t('capture.announce.tapNeeded')],
  () => [starting, sampleSnapshot(moments.capture(photo), { status: 'tapNeeded' })],
);

export const TheCameraTakesLong = story(
  (t) => [`${t('capture.overdue.title')}. ${t('capture.overdue.text')}`],
  () => [starting, sampleSnapshot(moments.capture(photo), { status: 'overdue' })],
);

/** The selfie is what the front camera is for, the card what the rear one is for. */
function switchTo(facingMode: FacingMode, from: FacingMode): Story {
  const wanted = moments.capture(facingMode === 'user' ? 'clientPicture' : photo);
  return story(
    (t) => [t(`capture.announce.switched.${facingMode}`)],
    () => [
      sampleSnapshot(wanted, { facingMode: from }),
      sampleSnapshot(wanted, { status: 'starting' }),
      sampleSnapshot(wanted, { facingMode }),
    ],
  );
}

export const TheCameraIsReady = story(
  (t) => [t('capture.announce.ready')],
  () => [starting, capture],
);

export const TheFrontCameraIsOn = switchTo('user', 'environment');

export const TheRearCameraIsOn = switchTo('environment', 'user');

export const ThePhotoHasBeenTaken = story(
  (t) => [t('capture.announce.taken')],
  (image) => [capture, sampleSnapshot(moments.preview(photo, image))],
);

export const ThePhotoIsOnItsWay = story(
  (t) => [t('capture.announce.sending')],
  (image) => [sampleSnapshot(moments.preview(photo, image)), sampleSnapshot(moments.upload(photo, image))],
);

/** The camera for the next photo is ready at the same time; the outcome of this one is announced first. */
export const ThePhotoHasBeenSent = story(
  (t) => [t('capture.announce.sent', { photo: t(`photos.name.${photo}`) }), t('capture.announce.ready')],
  (image) => [
    sampleSnapshot(moments.upload(photo, image)),
    sampleSnapshot(moments.capture('idCardVerso'), { status: 'starting' }),
    sampleSnapshot(moments.capture('idCardVerso')),
  ],
);

export const ThePhotoTakesLong = story(
  (t) => [t('capture.upload.slow')],
  (image) => [sampleSnapshot(moments.upload(photo, image)), sampleSnapshot(moments.slow(photo, image))],
);

export const ThePhotoWaitsToBeSent = story(
  (t) => [t('capture.announce.kept', { photo: t(`photos.name.${photo}`) })],
  (image) => [
    sampleSnapshot(moments.upload(photo, image)),
    sampleSnapshot(moments.capture('idCardVerso'), { status: 'starting', pending: [photo] }),
  ],
);

export const ThePhotoCouldNotBeSent = story(
  (t) => [t('capture.announce.failed')],
  (image) => [sampleSnapshot(moments.upload(photo, image)), sampleSnapshot(moments.internal(photo, image))],
);

export const ThePhoneHasBeenLaidOnItsSide: Story = {
  ...story(
    (t) => [t('capture.rotate.title')],
    () => [capture, sampleSnapshot(moments.capture(photo), { orientation: 'landscape' })],
  ),
  globals: { viewport: { value: 'landscape', isRotated: false } },
};

/** A new announcement does not compile until it has a story. */
void ({
  ready: TheCameraIsReady,
  tapNeeded: TheBrowserWaitsForATap,
  overdue: TheCameraTakesLong,
  switched: TheFrontCameraIsOn,
  taken: ThePhotoHasBeenTaken,
  sending: ThePhotoIsOnItsWay,
  slow: ThePhotoTakesLong,
  sent: ThePhotoHasBeenSent,
  kept: ThePhotoWaitsToBeSent,
  failed: ThePhotoCouldNotBeSent,
  rotate: ThePhoneHasBeenLaidOnItsSide,
} satisfies Record<Announcement['name'], Story>);
void ({ user: TheFrontCameraIsOn, environment: TheRearCameraIsOn } satisfies Record<FacingMode, Story>);
