import {
  noGuidance,
  type Announcement,
  type CapturedImage,
  type CaptureSnapshot,
  type FacingMode,
  type Finding,
  type PhotoVerdict,
} from '@recto/core';
import type { Connection, Translations } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { createStoryTranslations } from '../../.storybook/story-translations.ts';
import { lookOf } from '../../.storybook/toolbar.ts';
import { ConnectionContext } from '../../packages/ui/src/screens/connection.ts';
import { waitForImages } from '../screens/wait-for-images.ts';
import { samplePhoto } from '../screens/sample-photos.ts';
import { Customer } from '../fake-host/Customer.ts';
import { moments, sampleSnapshot } from './capture-samples.ts';
import { captureMeta } from './capture-stories.tsx';
import { warnings } from './guidance-samples.ts';
import { CaptureSequence } from './CaptureSequence.tsx';

/** What a screen reader announces on the capture screen, beside the heading that gets the focus. */
const meta = { title: 'Capture/Announcements', ...captureMeta, tags: ['variation'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof captureMeta.args>;
type Text = Translations['i18n']['t'];

const photo = 'idCardRecto';

/**
 * @param textOf what is heard.
 * @param said what the session says.
 * @param snapshotOf what is shown at that moment.
 */
function story(
  textOf: (t: Text) => string,
  said: Announcement,
  snapshotOf: (image: CapturedImage) => CaptureSnapshot = () => capture,
): Story {
  return storyOf(
    (t) => [textOf(t)],
    (image) => {
      const snapshot = snapshotOf(image);
      const isUrgent = said.name === 'words';
      return [snapshot, { ...snapshot, said: { number: 1, announcement: said, isUrgent } }];
    },
  );
}

/**
 * @param textsOf the announcements, in order.
 * @param snapshotsOf the snapshots that lead to them.
 */
function storyOf(
  textsOf: (t: Text) => readonly string[],
  snapshotsOf: (image: CapturedImage) => readonly CaptureSnapshot[],
): Story {
  return {
    loaders: [
      async ({ globals }) => {
        const translations = createStoryTranslations();
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
const previewOf = (image: CapturedImage) => sampleSnapshot(moments.preview(photo, image));

export const TapNeeded = story(
  (t) => t('capture.announce.tapNeeded'),
  { name: 'tapNeeded' },
  () => sampleSnapshot(moments.capture(photo), { status: 'tapNeeded' }),
);

export const Resting = story(
  (t) => `${t('capture.unattended.title')}. ${t('capture.unattended.text')}`,
  { name: 'unattended' },
  () => sampleSnapshot(moments.capture(photo), { status: 'unattended' }),
);

export const CameraSlow = story(
  (t) => `${t('capture.overdue.title')}. ${t('capture.overdue.text')}`,
  { name: 'overdue' },
  () => sampleSnapshot(moments.capture(photo), { status: 'overdue' }),
);

/** A switch of the camera, at the step that usually has the new one: the selfie for the front camera. */
function switchTo(facingMode: FacingMode): Story {
  const state = moments.capture(facingMode === 'user' ? 'clientPicture' : photo);
  return story(
    (t) => t(`capture.announce.switched.${facingMode}`),
    { name: 'switched', facingMode },
    () => sampleSnapshot(state, { facingMode }),
  );
}

export const CameraReady = story((t) => t('capture.announce.ready'), { name: 'cameraReady' });

export const FrontCamera = switchTo('user');

export const RearCamera = switchTo('environment');

/** @param textOf what the heading of the preview says, before the photo's name once the check has ended. */
function headingStory(
  textOf: (t: Text) => string,
  finding: Finding,
  verdict: PhotoVerdict = noGuidance.verdict,
): Story {
  const told = story(textOf, { name: 'photo', isNew: true, finding }, (image) =>
    sampleSnapshot(moments.preview(photo, image), { guidance: { verdict } }),
  );
  return {
    ...told,
    play: async ({ canvasElement, loaded }) => {
      const [text] = loaded['texts'] as string[];
      await waitFor(() => expect(canvasElement.querySelector('h1')).toHaveFocus());
      await waitFor(() => expect(canvasElement.querySelector('h1')).toHaveTextContent(text!));
      const { camera } = (loaded['snapshots'] as CaptureSnapshot[]).at(-1)!;
      await waitForImages(canvasElement, 'facingMode' in camera);
    },
  };
}

/** The heading of the preview gets the focus when the check has ended, and says what it found. */
export const PhotoTaken = headingStory((t) => t('capture.announce.photoSharp'), 'sharp');

/** The check of a selfie ends after the heading was read. */
export const FaceSharp = story(
  (t) => t('capture.guidance.checked.face'),
  { name: 'finding', finding: 'sharp' },
  (image) => sampleSnapshot(moments.preview('clientPicture', image)),
);

/** The check takes longer than the heading can wait: until it ends, no more than this is seen and said. */
export const PhotoBeingChecked = headingStory((t) => t('capture.announce.photoTaken'), 'pending', {
  name: 'checking',
});

/** The photo could not be checked. */
export const PhotoUnchecked = story(
  (t) => t('capture.announce.unchecked'),
  { name: 'finding', finding: 'unknown' },
  previewOf,
);

/** The connection is lost while a photo is checked, and comes back. */
export const BackOnline: Story = {
  ...storyOf(
    (t) => [t('shell.offline'), t('capture.announce.online')],
    (image) => [sampleSnapshot(moments.preview(photo, image))],
  ),
  render: ({ actions }, { loaded }) => (
    <ConnectionSequence>
      <CaptureSequence snapshots={loaded['snapshots'] as CaptureSnapshot[]} actions={actions} />
    </ConnectionSequence>
  ),
};

function ConnectionSequence({ children }: { readonly children: ReactNode }) {
  const [connections, setConnections] = useState<readonly Connection[]>(['online', 'offline', 'online']);
  useEffect(() => {
    if (connections.length === 1) return;
    const timer = setTimeout(() => setConnections(connections.slice(1)), 100);
    return () => clearTimeout(timer);
  }, [connections]);
  return <ConnectionContext value={connections[0]!}>{children}</ConnectionContext>;
}

export const HintInTheFrame = story((t) => t('capture.guidance.hint.tooFar'), {
  name: 'words',
  words: { kind: 'hint', hint: { name: 'tooFar' } },
});

/** It names the side, and interrupts what is being said: the photo follows. */
export const HoldStill = story(
  (t) => `${t('photos.side.idCardRecto')}: ${t('capture.guidance.hint.readyHoldStill')}`,
  {
    name: 'words',
    words: { kind: 'hint', hint: { name: 'ready', next: 'automatic' } },
  },
);

export const BadPhoto = story(
  (t) => t('capture.guidance.warning.tooDark'),
  { name: 'finding', finding: 'tooDark' },
  (image) => sampleSnapshot(moments.preview(photo, image), { guidance: { verdict: warnings.tooDark } }),
);

/** A new announcement does not compile until it has a story. */
void ({
  cameraReady: CameraReady,
  tapNeeded: TapNeeded,
  unattended: Resting,
  overdue: CameraSlow,
  switched: FrontCamera,
  photo: PhotoTaken,
  words: HintInTheFrame,
  finding: BadPhoto,
} satisfies Record<Announcement['name'], Story>);
