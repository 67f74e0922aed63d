import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links, token } from '../fake-host/links.ts';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import type { Scenario } from '../fake-host/scenario.ts';
import { flow } from './flow.ts';

const meta = {
  title: 'Flows/Unknown address',
  ...fakeHostMeta,
  ...flow({
    name: 'Not found',
    does: 'Opens an address that does not exist',
    run: async ({ customer, host }) => {
      const screen = await customer.sees({ screen: 'not-found' });
      await expect(screen).toHaveTextContent(host.translations.i18n.t('notFound.title'));
    },
  }),
} satisfies Meta<Scenario>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Any other path leads to /404 (§2). */
export const UnknownPath: Story = { args: { path: '/unknown/path' } };

/** The guard allows `photos` (§4), but there is no such screen. */
export const PathWithoutScreen: Story = {
  args: { path: `/${token}/photos`, ...links.idCardStarted },
};
