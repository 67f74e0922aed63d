import type { CapturedImage, Hint, PhotoName, PhotoWarningCode } from '@recto/core';
import type { Connection } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { choice, photoLabels, pictureControl, sceneIn } from '../fake-host/scenario-controls.ts';
import type { Picture } from '../fake-host/scenario.ts';
import { labelOfStory } from '../../.storybook/story-label.ts';
import { inShell, shellControls } from '../screens/in-shell.tsx';
import { samplePhoto } from '../screens/sample-photos.ts';
import { captureActions } from './capture-samples.ts';
import { captureStates, snapshotOf, type SampleState } from './capture-stories.tsx';
import { CaptureWithFakeCamera } from './CaptureWithFakeCamera.tsx';
import { guidanceWith, hints, warnings } from './guidance-samples.ts';

type StateName = keyof typeof captureStates;

/** What a designer can turn. */
interface Args {
  readonly photo: PhotoName;
  readonly state: StateName;
  readonly picture: Picture;
  /** While the photo is framed. */
  readonly hint: Hint['name'] | 'none';
  /** On the photo that was taken. */
  readonly warning: Exclude<PhotoWarningCode, 'sameSide'> | 'none';
  readonly connection: Connection;
}

const inWords = (name: string) => labelOfStory(name.replaceAll(/([A-Z])/g, ' $1').trim());

function labelled(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, inWords(name)]));
}

/** The capture screen with controls. Its states are in the other pages, and the test run visits them there. */
const meta = {
  title: 'Capture/Playground',
  tags: ['!test'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [inShell],
  args: {
    photo: 'idCardRecto',
    state: 'Viewfinder',
    picture: 'asked',
    hint: 'none',
    warning: 'none',
    connection: 'online',
  },
  argTypes: {
    photo: { name: 'Photo', ...choice('select', photoLabels) },
    state: { name: 'State', ...choice('select', labelled(Object.keys(captureStates))) },
    picture: pictureControl,
    hint: {
      name: 'Hint in the viewfinder',
      ...choice('select', { none: 'None', ...labelled(Object.keys(hints)) }),
    },
    warning: {
      name: 'Warning on the preview',
      ...choice('select', { none: 'None', ...labelled(Object.keys(warnings)) }),
    },
    ...shellControls,
  },
  loaders: [async ({ args }) => ({ image: await samplePhoto(args.photo) })],
  render: ({ photo, state, picture, hint, warning }, { loaded }) => {
    const sample: SampleState = captureStates[state];
    const guidance = {
      ...(hint !== 'none' && guidanceWith(hints[hint][0])),
      ...(warning !== 'none' && { verdict: warnings[warning] }),
    };
    const differences = { ...sample.differences, guidance: { ...sample.differences?.guidance, ...guidance } };
    return (
      <CaptureWithFakeCamera
        snapshot={snapshotOf(photo, loaded['image'] as CapturedImage, { ...sample, differences })}
        actions={captureActions}
        scene={sceneIn(picture)}
      />
    );
  },
} satisfies Meta<Args>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
