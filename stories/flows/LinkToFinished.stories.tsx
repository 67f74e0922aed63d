import { photoNames } from '@recto/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePhoto } from '../screens/sample-photos.ts';
import { token } from '../fake-host/links.ts';
import { fakeHostOf, fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import { Customer } from '../fake-host/Customer.ts';
import type { Scenario } from '../fake-host/scenario.ts';

const meta = { title: 'Flows/Link to finished', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** All five photos. The provider receives exactly what the fake camera showed for each step. */
export const AllDocuments: StoryObj<typeof meta> = {
  play: async (context) => {
    const { step } = context;
    const { host, fakes } = fakeHostOf(context);
    const { i18n } = host.translations;
    const customer = new Customer(context);

    await step('The link leads to the start screen', async () => {
      await customer.sees({ screen: 'start' });
      await customer.presses('start');
    });

    for (const photo of photoNames) {
      await step(`Photo: ${photo}`, () => customer.photographs(photo));
    }

    await step('Every tile shows its photo', async () => {
      await customer.sees({ screen: 'confirm' });
      for (const photo of photoNames) {
        const tile = await customer.sees({ photo, state: 'filled' });
        const { dataUrl } = await samplePhoto(photo);
        await expect(tile.querySelector('img')?.src === dataUrl, `${photo} is another picture`).toBe(true);
      }
      await customer.presses('confirm');
    });

    await step('The procedure is finished', async () => {
      const screen = await customer.sees({ screen: 'status', status: 'finished' });
      await expect(screen).toHaveTextContent(i18n.t('status.finished.title'));
      await expect(fakes.repository.procedureOf(token)?.status).toBe('finished');
      await expect(fakes.camera.isOn).toBe(false);
    });
  },
};
