import { photoNames } from '@recto/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePhoto } from '../screens/sample-photos.ts';
import { token } from '../wiring/links.ts';
import { fakeHostOf, onFakes } from '../wiring/on-fakes.tsx';
import { Person } from '../wiring/Person.ts';
import type { World } from '../wiring/world.ts';

const meta = { title: 'Flows/From the link to the end', ...onFakes } satisfies Meta<World>;
export default meta;

/** Five photos, each of what was asked for: the fake camera's own pixels reach the provider. */
export const EverythingIsAskedFor: StoryObj<typeof meta> = {
  play: async (context) => {
    const { step } = context;
    const { host, fakes } = fakeHostOf(context);
    const { i18n } = host.translations;
    const person = new Person(context);

    await step('The link leads to the start screen', async () => {
      await person.sees({ screen: 'start' });
      await person.presses('start');
    });

    for (const photo of photoNames) {
      await step(`Photo: ${photo}`, () => person.photographs(photo));
    }

    await step('Every photo is there, and shows what it should', async () => {
      await person.sees({ screen: 'confirm' });
      for (const photo of photoNames) {
        const tile = await person.sees({ photo, state: 'filled' });
        const { dataUrl } = await samplePhoto(photo);
        await expect(tile.querySelector('img')?.src === dataUrl, `${photo} is another picture`).toBe(true);
      }
      await person.presses('confirm');
    });

    await step('The procedure is finished', async () => {
      const screen = await person.sees({ screen: 'status', status: 'finished' });
      await expect(screen).toHaveTextContent(i18n.t('status.finished.title'));
      await expect(fakes.repository.procedureOf(token)?.status).toBe('finished');
      await expect(fakes.camera.isOn).toBe(false);
    });
  },
};
