import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeHostOf, fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import { Customer } from '../fake-host/Customer.ts';
import type { Scenario } from '../fake-host/scenario.ts';

const meta = { title: 'Flows/Provider unreachable', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** The link may be valid: /404 says that the provider can't be reached, and its button tries the link again. */
export const ProviderRecovers: StoryObj<typeof meta> = {
  args: { failingCalls: ['readProcedure'] },
  play: async (context) => {
    const { step } = context;
    const { host, fakes } = fakeHostOf(context);
    const customer = new Customer(context);

    await step('The page says what is wrong, and a retry fails', async () => {
      const screen = await customer.sees({ screen: 'not-found' });
      await expect(screen).toHaveTextContent(host.translations.i18n.t('notFound.unreachable.title'));
      await customer.presses('retry');
      await customer.sees({ screen: 'not-found' });
    });

    await step('The provider is back', async () => {
      fakes.repository.settings.failing = {};
      await customer.presses('retry');
      await customer.sees({ screen: 'start' });
    });
  },
};
