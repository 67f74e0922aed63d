import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links, token } from '../wiring/links.ts';
import { fakeHostOf, onFakes } from '../wiring/on-fakes.tsx';
import { Person } from '../wiring/Person.ts';
import type { World } from '../wiring/world.ts';

const meta = { title: 'Flows/No network', ...onFakes } satisfies Meta<World>;
export default meta;

/** Photos are taken all the same. They wait on the phone, and are sent when the network is back. */
export const ThePhotosWaitAndAreSent: StoryObj<typeof meta> = {
  args: { at: `/${token}/capture`, ...links.idCardStarted },
  play: async (context) => {
    const { step } = context;
    const { host, fakes } = fakeHostOf(context);
    const { i18n } = host.translations;
    const person = new Person(context);

    await step('In a tunnel, the front is taken', async () => {
      await person.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
      fakes.device.setOnline(false);
      await person.photographs('idCardRecto');
      await person.hears(i18n.t('Toasts.photoKept'));
      await expect(fakes.repository.procedureOf(token)?.thumbs.idCardRecto).toBeNull();
    });

    await step('So is the back; both wait, and confirm says why it waits', async () => {
      await person.photographs('idCardVerso');
      await person.sees({ screen: 'confirm' });
      await person.sees({ photo: 'idCardRecto', state: 'waiting' });
      await person.sees({ photo: 'idCardVerso', state: 'waiting' });
      const confirm = await person.sees({ action: 'confirm' });
      await expect(confirm).toBeDisabled();
      await expect(confirm).toHaveAccessibleDescription(i18n.t('confirm.offline', { count: 2 }));
    });

    await step('The network is back: both are sent, and the procedure can be confirmed', async () => {
      fakes.device.setOnline(true);
      await person.sees({ photo: 'idCardRecto', state: 'filled' });
      await person.sees({ photo: 'idCardVerso', state: 'filled' });
      await person.presses('confirm');
      await person.sees({ screen: 'status', status: 'finished' });
    });
  },
};
