import type { Meta, StoryObj } from '@storybook/react-vite';
import { links } from '../wiring/links.ts';
import { fakeHostOf, onFakes } from '../wiring/on-fakes.tsx';
import { Person } from '../wiring/Person.ts';
import type { World } from '../wiring/world.ts';

const meta = { title: 'Flows/ID card only', ...onFakes } satisfies Meta<World>;
export default meta;

/** Two photos, and a screen reader is told of the camera and of the photo. */
export const OnlyTheIdCardIsAskedFor: StoryObj<typeof meta> = {
  args: links.idCardOnly,
  play: async (context) => {
    const { step } = context;
    const { i18n } = fakeHostOf(context).host.translations;
    const person = new Person(context);

    await step('The link leads to the camera', async () => {
      await person.presses('start');
      await person.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
      await person.hears(i18n.t('capture.announce.ready'));
    });

    await step('The front is taken and sent', async () => {
      await person.presses('shutter');
      await person.hears(i18n.t('capture.announce.taken'));
      await person.presses('use');
    });

    await step('The back, and confirm', async () => {
      await person.photographs('idCardVerso');
      await person.sees({ screen: 'confirm' });
      await person.presses('confirm');
      await person.sees({ screen: 'status', status: 'finished' });
    });
  },
};
