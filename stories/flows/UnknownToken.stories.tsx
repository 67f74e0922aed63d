import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import type { Scenario } from '../fake-host/scenario.ts';
import { flow } from './flow.ts';

const meta = { title: 'Flows/Unknown token', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** The provider refuses the token: /404 (§8), without a retry button. */
export const TokenRefused: StoryObj<typeof meta> = {
  args: { path: '/unknown-token/capture' },
  ...flow({
    name: 'Not found',
    does: 'Opens a link that the provider does not know',
    run: async ({ customer, host }) => {
      const screen = await customer.sees({ screen: 'not-found' });
      await expect(screen).toHaveTextContent(host.translations.i18n.t('notFound.title'));
      await expect(screen.querySelector('[data-action="retry"]')).toBeNull();
    },
  }),
};
