import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import type { Scenario } from '../fake-host/scenario.ts';
import { flow } from './flow.ts';

const meta = { title: 'Flows/Provider unreachable', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** The link may be valid: /404 says that the provider can't be reached, and its button tries the link again. */
export const ProviderRecovers: StoryObj<typeof meta> = {
  args: { failingCalls: ['readProcedure'] },
  ...flow(
    {
      name: 'Not reachable',
      does: 'Opens the link',
      run: async ({ customer, host }) => {
        const screen = await customer.sees({ screen: 'not-found' });
        await expect(screen).toHaveTextContent(host.translations.i18n.t('notFound.unreachable.title'));
      },
    },
    {
      name: 'Still not reachable',
      does: 'Presses “Try again”',
      run: async ({ customer }) => {
        await customer.presses('retry');
        await customer.sees({ screen: 'not-found' });
      },
    },
    {
      name: 'Start',
      does: 'Presses “Try again”; the provider is back',
      run: async ({ customer, fakes }) => {
        fakes.repository.settings.failing = {};
        await customer.presses('retry');
        await customer.sees({ screen: 'start' });
      },
    },
  ),
};
