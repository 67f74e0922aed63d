import type { Meta, StoryObj } from '@storybook/react-vite';
import { links } from '../fake-host/links.ts';
import { fakeHostOf, fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import { Customer } from '../fake-host/Customer.ts';
import type { Scenario } from '../fake-host/scenario.ts';

const meta = { title: 'Flows/ID card only', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** Two photos; the camera and each photo are announced to screen readers. */
export const LinkToFinished: StoryObj<typeof meta> = {
  args: links.idCardOnly,
  play: async (context) => {
    const { step } = context;
    const { i18n } = fakeHostOf(context).host.translations;
    const customer = new Customer(context);

    await step('The link leads to the camera', async () => {
      await customer.presses('start');
      await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
      await customer.hears(i18n.t('capture.announce.ready'));
    });

    await step('The front is taken and sent', async () => {
      await customer.presses('shutter');
      await customer.hears(i18n.t('capture.announce.taken'));
      await customer.presses('use');
    });

    await step('The back is taken and the photos are confirmed', async () => {
      await customer.photographs('idCardVerso');
      await customer.sees({ screen: 'confirm' });
      await customer.presses('confirm');
      await customer.sees({ screen: 'status', status: 'finished' });
    });
  },
};
