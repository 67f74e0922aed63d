import { photoNames, photos, type DocumentName } from '@recto/core';
import { BrowserAdvice, ConfirmView, type Connection } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { share } from '../capture/capture-samples.ts';
import { diagnoses } from '../capture/diagnosis-samples.ts';
import { choice, documentLabels } from '../fake-host/scenario-controls.ts';
import { inShell, shellControls } from '../screens/in-shell.tsx';
import {
  allTiles,
  confirmActions,
  filledTiles,
  pendingTiles,
  sampleConfirm,
  tileStates,
  type Tiles,
} from './confirm-samples.ts';

/** What a designer can turn. */
interface Args {
  readonly documents: readonly DocumentName[];
  /** How many photos the provider has, from the first. */
  readonly sent: number;
  /** What the others are. */
  readonly others: 'empty' | 'waiting' | 'uploading' | 'failed';
  readonly camera: 'works' | 'unsupported' | 'none';
  readonly finishing: boolean;
  readonly connection: Connection;
}

/** The confirm screen with controls. Its states are in the other pages, and the test run visits them there. */
const meta = {
  title: 'Confirm/Playground',
  tags: ['!test'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [inShell],
  args: {
    documents: ['idCard', 'driverLicense', 'clientPicture'],
    sent: 3,
    others: 'empty',
    camera: 'works',
    finishing: false,
    connection: 'online',
  },
  argTypes: {
    documents: { name: 'Asks for', ...choice('check', documentLabels) },
    sent: { name: 'Photos sent', control: { type: 'range', min: 0, max: photoNames.length, step: 1 } },
    others: {
      name: 'The other photos',
      ...choice('radio', {
        empty: 'Are missing',
        waiting: 'Wait on the phone',
        uploading: 'Are being sent',
        failed: 'Could not be sent',
      }),
    },
    camera: {
      name: 'Camera',
      ...choice('radio', {
        works: 'Works',
        unsupported: 'Not supported by the browser',
        none: 'The device has none',
      }),
    },
    finishing: { name: 'Submit was pressed', control: 'boolean' },
    ...shellControls,
  },
  loaders: [
    async () => ({
      filled: await filledTiles(),
      empty: allTiles(tileStates.empty),
      waiting: await pendingTiles('waiting'),
      uploading: await pendingTiles('uploading'),
      failed: await pendingTiles('failed'),
    }),
  ],
  render: ({ documents, sent, others, camera, finishing, connection }, { loaded }) => {
    const tiles = loaded as Record<'filled' | Args['others'], Tiles>;
    const asked = photos.filter(({ document }) => documents.includes(document)).map(({ name }) => name);
    const shown = asked.map((photo, index) => [photo, tiles[index < sent ? 'filled' : others][photo]]);
    return (
      <ConfirmView
        snapshot={sampleConfirm(Object.fromEntries(shown) as Partial<Tiles>, {
          finishing,
          online: connection !== 'offline',
        })}
        captureSupported={camera !== 'unsupported'}
        hasCamera={camera !== 'none'}
        cameraAdvice={
          camera === 'unsupported' && <BrowserAdvice diagnosis={diagnoses.unsupportedBrowser} share={share} />
        }
        actions={confirmActions}
      />
    );
  },
} satisfies Meta<Args>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
