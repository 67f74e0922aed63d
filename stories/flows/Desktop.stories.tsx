import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { links, procedureOf } from '../fake-host/links.ts';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import type { Scenario } from '../fake-host/scenario.ts';
import { flow } from './flow.ts';

const meta = { title: 'Flows/Desktop', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** Desktop visitors are sent to /mobile (§6), which shows a QR code of the link. */
export const LinkOpened: StoryObj<typeof meta> = {
  args: { device: 'desktop' },
  globals: { viewport: { value: 'tablet', isRotated: true } },
  ...flow({
    name: 'Continue on the phone',
    does: 'Opens the link on a desktop computer',
    run: async ({ customer, context: { canvas } }) => {
      const screen = await customer.sees({ screen: 'mobile' });
      await waitFor(() => expect(canvas.getByRole('img')).toBeVisible());
      await expect(screen).toHaveTextContent(procedureOf(links.everything).webappUrl!);
    },
  }),
};
