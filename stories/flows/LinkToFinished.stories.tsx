import { photoNames, photoNamed, type PhotoName } from '@recto/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePhoto } from '../screens/sample-photos.ts';
import { token } from '../fake-host/links.ts';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import { photoLabels } from '../fake-host/scenario-controls.ts';
import type { Scenario } from '../fake-host/scenario.ts';
import { flow, type FlowStep } from './flow.ts';

const meta = { title: 'Flows/Link to finished', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** All five photos. The provider receives exactly what the fake camera showed for each step. */
export const AllDocuments: StoryObj<typeof meta> = flow(
  {
    name: 'Start',
    does: 'Opens the link',
    run: async ({ customer }) => {
      await customer.sees({ screen: 'start' });
    },
  },
  ...photoNames.flatMap((photo, index) => stepsOf(photo, photoNames[index - 1])),
  {
    name: 'Confirm: all photos sent',
    does: 'Uses the last photo; it is sent',
    run: async ({ customer }) => {
      await customer.presses('use');
      await customer.sees({ screen: 'confirm' });
      for (const photo of photoNames) {
        const tile = await customer.sees({ photo, state: 'filled' });
        const { dataUrl } = await samplePhoto(photo);
        await expect(tile.querySelector('img')?.src === dataUrl, `${photo} is another picture`).toBe(true);
      }
    },
  },
  {
    name: 'Finished',
    does: 'Submits the photos',
    run: async ({ customer, host, fakes }) => {
      await customer.presses('confirm');
      const screen = await customer.sees({ screen: 'status', status: 'finished' });
      await expect(screen).toHaveTextContent(host.translations.i18n.t('status.finished.title'));
      await expect(fakes.repository.procedureOf(token)?.status).toBe('finished');
      await expect(fakes.camera.isOn).toBe(false);
    },
  },
);

/** The viewfinder and the preview of a photo. @param before the photo of the step before; undefined after the start screen */
function stepsOf(photo: PhotoName, before: PhotoName | undefined): FlowStep[] {
  const label = photoLabels[photo];
  const takes =
    photoNamed(photo).frame === 'face' ? 'Looks into the camera' : 'Holds the card into the frame';
  return [
    {
      name: `Viewfinder: ${label}`,
      does: before === undefined ? 'Presses “Start”' : 'Uses the photo; it is sent',
      run: async ({ customer }) => {
        await customer.presses(before === undefined ? 'start' : 'use');
        await customer.sees({ screen: 'capture', state: 'capture', photo });
      },
    },
    {
      name: `Preview: ${label}`,
      does: `${takes} and presses the shutter`,
      run: async ({ customer }) => {
        await customer.presses('shutter');
        await customer.sees({ screen: 'capture', state: 'preview', photo });
      },
    },
  ];
}
