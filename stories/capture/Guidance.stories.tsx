import type { CapturedImage, CaptureSnapshot, Hint, PhotoName, SpokenDirection } from '@recto/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createStoryTranslations } from '../../.storybook/story-translations.ts';
import { lookOf } from '../../.storybook/toolbar.ts';
import { waitForImages } from '../screens/wait-for-images.ts';
import { samplePhoto } from '../screens/sample-photos.ts';
import { fileOf, moments, sampleSnapshot, type Differences } from './capture-samples.ts';
import { captureStory, stepMeta } from './capture-stories.tsx';
import { CaptureSequence } from './CaptureSequence.tsx';
import { CaptureWithFakeCamera } from './CaptureWithFakeCamera.tsx';
import { good, guidanceWith, hints, rings, warnings } from './guidance-samples.ts';
import { StateSheet } from './StateSheet.tsx';
import { tiltedPhoto, type TiltedPhoto } from './tilted-photo.ts';

/** What the customer is told before and after a photo, so that it is not refused (decision 4.1). */
const meta = { title: 'Capture/Guidance', ...stepMeta } satisfies Meta;
export default meta;

type Story = StoryObj<typeof stepMeta.args>;
type Sample = readonly [name: string, snapshot: CaptureSnapshot];

/** The review of a photo is loaded when it is needed. */
function inReview(canvasElement: HTMLElement, selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error('The review of the photo is not there yet.');
    return found;
  });
}

/** Each sample as large as the phone, in one picture. */
function sheet(samplesOf: (front: CapturedImage) => readonly Sample[]): Story {
  return {
    tags: ['variation'],
    loaders: [async () => ({ samples: samplesOf(await samplePhoto('idCardRecto')) })],
    render: ({ actions }, { loaded }) => (
      <StateSheet
        states={(loaded['samples'] as readonly Sample[]).map(([name, snapshot]) => ({
          name,
          screen: <CaptureWithFakeCamera snapshot={snapshot} actions={actions} />,
        }))}
      />
    ),
    play: async ({ canvasElement, loaded }) => {
      const samples = loaded['samples'] as readonly Sample[];
      const filming = samples.filter(([, { camera }]) => 'facingMode' in camera);
      const alone = samples.filter(
        ([, { guidance }]) => 'document' in guidance.verdict && guidance.verdict.document,
      );
      await waitFor(() =>
        expect(canvasElement.querySelectorAll('[data-cut-out]')).toHaveLength(alone.length),
      );
      await waitForImages(canvasElement);
      await waitFor(() =>
        expect(canvasElement.querySelectorAll('[data-backdrop="drawn"]')).toHaveLength(filming.length),
      );
    },
  };
}

function viewfinder(photo: PhotoName, guidance: Differences['guidance'] = {}): CaptureSnapshot {
  return sampleSnapshot(moments.capture(photo), { guidance });
}

function hintSample(photo: PhotoName, hint: Hint): Sample {
  const detail = 'side' in hint ? hint.side : 'next' in hint ? hint.next : '';
  const name = `${hint.name} ${detail}`.trim();
  return [name, viewfinder(photo, guidanceWith(hint))];
}

/** The hints about a face are shown on the selfie's step. */
const faceHints: ReadonlySet<Hint['name']> = new Set([
  'noFace',
  'severalFaces',
  'faceCovered',
  'documentInsteadOfFace',
]);

/** Hints that have other words for a face. */
const wordsForFace = [hints.tooFar, hints.tooClose, hints.offCentre].flat();

/** Every hint; those that have other words for a face, also on the selfie's step. */
export const EveryHint = sheet(() => [
  ...Object.values(hints)
    .flat()
    .map((hint) => hintSample(faceHints.has(hint.name) ? 'clientPicture' : 'idCardRecto', hint)),
  ...wordsForFace.map((hint): Sample => [
    `face: ${hint.name}`,
    viewfinder('clientPicture', guidanceWith(hint)),
  ]),
]);

/** Beside the oval of the selfie, the switches have their words, too. */
export const SelfieWithSwitches: Story = captureStory('clientPicture', {
  moment: 'capture',
  differences: { guidance: guidanceWith({ name: 'offCentre', side: 'left' }) },
});

/** A customer who continues in landscape: the hint is beside the square, below the text. */
export const HintInLandscape: Story = {
  ...captureStory('idCardRecto', {
    moment: 'capture',
    differences: { staysInLandscape: true, guidance: guidanceWith({ name: 'cutOff', side: 'right' }) },
  }),
  globals: { viewport: { value: 'landscape', isRotated: false } },
};

const lit = (top: number, right: number, bottom: number, left: number) => ({ top, right, bottom, left });

/** The sides of the mask light up as the document's own sides come to lie on them; then the ring closes. */
export const FromFramingToPhoto = sheet(() => [
  ['two sides', viewfinder('idCardRecto', guidanceWith({ name: 'tooFar' }, { sides: lit(1, 0, 0, 1) }))],
  ['four sides', viewfinder('idCardRecto', guidanceWith({ name: 'ready' }, { sides: lit(1, 1, 1, 1) }))],
  ...rings.map((ring): Sample => [
    `ring at ${ring.progress}`,
    viewfinder(
      'idCardRecto',
      guidanceWith(
        { name: 'ready' },
        { sides: lit(1, 1, 1, 1), autoCapture: { isAvailable: true, isEnabled: true, ring } },
      ),
    ),
  ]),
  ['the selfie', viewfinder('clientPicture', guidanceWith({ name: 'ready' }))],
]);

const corners = [
  { x: 62, y: 222 },
  { x: 934, y: 214 },
  { x: 940, y: 774 },
  { x: 60, y: 782 },
] as const;

/** How long after the shutter it is shown, in ms: the line is at the corners, and the light goes over them. */
const snapAt = 220;

/** At the photo, the mask's line snaps to the document's corners, and a light goes over it. Here it stands still. */
export const Snap: Story = {
  render: ({ actions }) => {
    const guidance = guidanceWith({ name: 'ready' }, { corners });
    return (
      <CaptureSequence
        snapshots={[
          viewfinder('idCardRecto', guidance),
          sampleSnapshot(moments.capture('idCardRecto'), { status: 'taking', guidance }),
        ]}
        actions={actions}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const snap = await inReview(canvasElement, '[data-snap]');
    for (const animation of snap.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = snapAt;
    }
    await waitForImages(canvasElement, true);
  },
};

/**
 * After "Use" on a front, the customer's photo turns over. Here it has turned, and the provider is slow to answer: the back
 * stands, and the spinner is at the photo's step.
 */
export const CardTurnedOver: Story = {
  tags: ['variation'],
  loaders: [
    async () => ({
      turns: [
        ['idCardRecto', await samplePhoto('idCardRecto')],
        ['driverLicenseRecto', await samplePhoto('driverLicenseRecto')],
      ],
    }),
  ],
  render: ({ actions }, { loaded }) => (
    <StateSheet
      states={(loaded['turns'] as readonly [PhotoName, CapturedImage][]).map(([photo, image]) => ({
        name: photo,
        screen: (
          <CaptureSequence
            snapshots={[
              sampleSnapshot(moments.preview(photo, image)),
              sampleSnapshot(moments.upload(photo, image)),
            ]}
            actions={actions}
          />
        ),
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-turning]')).toHaveLength(2));
    const turning = [...canvasElement.querySelectorAll('[data-turning]')];
    await Promise.all(
      turning.flatMap((card) => card.getAnimations({ subtree: true })).map(({ finished }) => finished),
    );
  },
};

/** The switches: automatic photos off, sound on, the camera's light proposed and on. */
export const Switches = sheet(() => [
  [
    'automatic off, sound on',
    viewfinder(
      'idCardRecto',
      guidanceWith(null, {
        autoCapture: { isAvailable: true, isEnabled: false, ring: null },
        sound: { isAvailable: true, isEnabled: true, tone: null },
      }),
    ),
  ],
  [
    'light proposed',
    viewfinder(
      'idCardRecto',
      guidanceWith({ name: 'tooDark' }, { torch: { isOn: false, isProposed: true } }),
    ),
  ],
  ['light on', viewfinder('idCardRecto', guidanceWith(null, { torch: { isOn: true, isProposed: false } }))],
]);

/** Every warning about a photo, and a good one. */
export const EveryWarning = sheet((front) => [
  [
    'fine',
    sampleSnapshot(moments.preview('idCardRecto', front), {
      guidance: { verdict: good },
    }),
  ],
  [
    'fine, corners not certain',
    sampleSnapshot(moments.preview('idCardRecto', front), {
      guidance: { verdict: { ...good, document: undefined } },
    }),
  ],
  ...Object.entries(warnings).map(([name, verdict]): Sample => [
    name,
    sampleSnapshot(moments.preview('idCardRecto', front), { guidance: { verdict } }),
  ]),
  [
    'sameSide',
    sampleSnapshot(moments.preview('idCardVerso', front), {
      guidance: {
        verdict: {
          ...warnings.noDocument,
          code: 'sameSide',
          twin: { photo: 'idCardRecto', image: front },
        },
      },
    }),
  ],
]);

/** Where its corners are certain, the document is shown alone and straight (decision 4.4). */
export const DocumentAlone: Story = {
  ...captureStory('driverLicenseRecto', {
    moment: 'preview',
    differences: { guidance: { verdict: good } },
  }),
  play: async ({ canvasElement }) => {
    await inReview(canvasElement, '[data-cut-out]');
    await waitForImages(canvasElement);
  },
};

/** The preview of a photo whose document lies askew before a tilted phone. @param isCertain whether its corners are */
function tilted(photo: PhotoName, takes: () => Promise<TiltedPhoto>, isCertain = true): Story {
  return {
    loaders: [async () => ({ taken: await takes() })],
    render: ({ actions }, { loaded }) => {
      const { image, document } = loaded['taken'] as TiltedPhoto;
      const verdict = isCertain ? { ...good, document } : { ...good, document: undefined };
      return (
        <CaptureSequence
          snapshots={[sampleSnapshot(moments.preview(photo, image), { guidance: { verdict } })]}
          actions={actions}
        />
      );
    },
    play: async ({ canvasElement }) => {
      if (isCertain) await inReview(canvasElement, '[data-cut-out]');
      await waitForImages(canvasElement);
    },
  };
}

/** A document that lies askew is straight once it is alone. */
export const TiltedDocument = tilted('idCardRecto', () => tiltedPhoto('idCardRecto'));

/** Where the corners are not certain, the square is shown as it is sent. */
export const CornersNotCertain = tilted('idCardRecto', () => tiltedPhoto('idCardRecto'), false);

/** A licence on paper has other proportions, and is as wide as a card. */
export const PaperLicence = tilted('driverLicenseRecto', () => tiltedPhoto('driverLicenseRecto', true));

/** The whole photo is one tap away: it is what is sent. */
export const WholePhoto: Story = {
  ...captureStory('driverLicenseRecto', {
    moment: 'preview',
    differences: { guidance: { verdict: warnings.glare } },
  }),
  play: async ({ canvasElement, userEvent }) => {
    await waitForImages(canvasElement);
    const whole = await inReview(canvasElement, '[data-action="whole-photo"]');
    await userEvent.click(whole);
    await expect(whole).toHaveAttribute('aria-pressed', 'true');
    whole.blur();
  },
};

/** The loupe shows the worst place. */
export const Loupe: Story = {
  ...captureStory('idCardRecto', {
    moment: 'preview',
    differences: { guidance: { verdict: warnings.blurred } },
  }),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await waitForImages(canvasElement);
    const loupe = await inReview(canvasElement, '[data-action="loupe"]');
    await userEvent.click(loupe);
    await expect(loupe).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('img').length).toBeGreaterThan(0);
    loupe.blur();
  },
};

/** A picked file is checked like a photo: the bad places, the resolution and the loupe are those of its whole picture. */
export const PickedFile = sheet((front) => {
  const verdicts = [warnings.glare, { name: 'fine', isChecked: true, dpi: 402 }] as const;
  return verdicts.map((verdict): Sample => [
    verdict.name,
    sampleSnapshot(
      { name: 'preview', photo: 'idCardRecto', image: fileOf(front), replaces: null },
      { guidance: { verdict } },
    ),
  ]);
});

const directions = [
  'moveLeft',
  'moveRight',
  'moveUp',
  'moveDown',
  'moveCloser',
  'moveFarther',
] as const satisfies readonly SpokenDirection[];

const framing = moments.capture('idCardRecto');

/** With sound, directions are said in place of hints. */
export const Directions: Story = {
  tags: ['variation'],
  loaders: [
    async ({ globals }) => {
      const translations = createStoryTranslations();
      await translations.changeLanguage(lookOf(globals).language);
      return {
        texts: directions.map((direction) => translations.i18n.t(`capture.guidance.direction.${direction}`)),
      };
    },
  ],
  render: ({ actions }) => (
    <StateSheet
      states={directions.map((direction) => ({
        name: direction,
        screen: (
          <CaptureSequence
            snapshots={[
              sampleSnapshot(framing),
              sampleSnapshot(framing, {
                said: {
                  announcement: { name: 'words', words: { kind: 'direction', direction } },
                  isUrgent: false,
                },
              }),
            ]}
            actions={actions}
          />
        ),
      }))}
    />
  ),
  play: async ({ canvasElement, loaded }) => {
    const heard = () =>
      [...canvasElement.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    await waitFor(() => expect(heard()).toEqual(expect.arrayContaining(loaded['texts'] as string[])));
    await waitForImages(canvasElement, true);
  },
};
