import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links } from '../fake-host/links.ts';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import type { Scenario } from '../fake-host/scenario.ts';
import { flow } from './flow.ts';

const meta = { title: 'Flows/Refused', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** The reason is shown, and the customer takes the photos again. */
export const StartedAgain: StoryObj<typeof meta> = {
  args: links.refused,
  ...flow(
    {
      name: 'Refused, with the reason',
      does: 'Opens the link again',
      run: async ({ customer }) => {
        const screen = await customer.sees({ screen: 'status', status: 'refused' });
        await expect(screen).toHaveTextContent(links.refused.adminComment);
      },
    },
    {
      name: 'Start',
      does: 'Starts again; the earlier photos are discarded',
      run: async ({ customer }) => {
        await customer.presses('restart');
        await customer.sees({ screen: 'start' });
      },
    },
    {
      name: 'Confirm: both photos sent',
      does: 'Takes both photos again',
      run: async ({ customer }) => {
        await customer.presses('start');
        await customer.photographs('idCardRecto');
        await customer.photographs('idCardVerso');
        await customer.sees({ screen: 'confirm' });
      },
    },
    {
      name: 'Finished',
      does: 'Submits the photos',
      run: async ({ customer }) => {
        await customer.presses('confirm');
        await customer.sees({ screen: 'status', status: 'finished' });
      },
    },
  ),
};
