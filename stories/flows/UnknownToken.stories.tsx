import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeHostOf, fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import { Customer } from '../fake-host/Customer.ts';
import type { Scenario } from '../fake-host/scenario.ts';

const meta = { title: 'Flows/Unknown token', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** The provider refuses the token: /404 (§8), without a retry button. */
export const TokenRefused: StoryObj<typeof meta> = {
  args: { path: '/unknown-token/capture' },
  play: async (context) => {
    const { i18n } = fakeHostOf(context).host.translations;
    const screen = await new Customer(context).sees({ screen: 'not-found' });
    await expect(screen).toHaveTextContent(i18n.t('notFound.title'));
    await expect(screen.querySelector('[data-action="retry"]')).toBeNull();
  },
};
