import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links, token } from '../fake-host/links.ts';
import { fakeHostOf, fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import { Customer } from '../fake-host/Customer.ts';
import type { Scenario } from '../fake-host/scenario.ts';

const meta = { title: 'Flows/No network', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** Photos can be taken offline. They wait on the phone and are sent when the network is back. */
export const PhotosSentLater: StoryObj<typeof meta> = {
  args: { path: `/${token}/capture`, ...links.idCardStarted },
  play: async (context) => {
    const { step } = context;
    const { host, fakes } = fakeHostOf(context);
    const { i18n } = host.translations;
    const customer = new Customer(context);

    await step('The phone goes offline, and the front is taken', async () => {
      await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
      fakes.device.setOnline(false);
      await customer.photographs('idCardRecto');
      await customer.hears(i18n.t('Toasts.photoKept'));
      await expect(fakes.repository.procedureOf(token)?.thumbs.idCardRecto).toBeNull();
    });

    await step('The back is taken; both wait, and confirm says why it is disabled', async () => {
      await customer.photographs('idCardVerso');
      await customer.sees({ screen: 'confirm' });
      await customer.sees({ photo: 'idCardRecto', state: 'waiting' });
      await customer.sees({ photo: 'idCardVerso', state: 'waiting' });
      const confirm = await customer.sees({ action: 'confirm' });
      await expect(confirm).toBeDisabled();
      await expect(confirm).toHaveAccessibleDescription(i18n.t('confirm.offline', { count: 2 }));
    });

    await step('The network is back: both are sent, and the procedure can be confirmed', async () => {
      fakes.device.setOnline(true);
      await customer.sees({ photo: 'idCardRecto', state: 'filled' });
      await customer.sees({ photo: 'idCardVerso', state: 'filled' });
      await customer.presses('confirm');
      await customer.sees({ screen: 'status', status: 'finished' });
    });
  },
};
