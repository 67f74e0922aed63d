import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links } from '../fake-host/links.ts';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import { Customer } from '../fake-host/Customer.ts';
import type { Scenario } from '../fake-host/scenario.ts';

const meta = { title: 'Flows/Refused', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** The reason is shown, and the customer takes the photos again. */
export const StartedAgain: StoryObj<typeof meta> = {
  args: links.refused,
  play: async (context) => {
    const { step } = context;
    const customer = new Customer(context);

    await step('The status screen shows the reason', async () => {
      const screen = await customer.sees({ screen: 'status', status: 'refused' });
      await expect(screen).toHaveTextContent(links.refused.adminComment);
      await customer.presses('restart');
    });

    await step('The procedure starts again', async () => {
      await customer.sees({ screen: 'start' });
      await customer.presses('start');
      await customer.photographs('idCardRecto');
      await customer.photographs('idCardVerso');
    });

    await step('The procedure is finished', async () => {
      await customer.sees({ screen: 'confirm' });
      await customer.presses('confirm');
      await customer.sees({ screen: 'status', status: 'finished' });
    });
  },
};
