import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { FlowSettings } from '../wiring/flow-settings.ts';
import { onFakes } from '../wiring/on-fakes.tsx';
import { Person } from '../wiring/Person.ts';
import { procedures } from '../wiring/procedures.ts';

const meta = { title: 'Flows/Desktop', ...onFakes } satisfies Meta<FlowSettings>;
export default meta;

/** A desktop visitor is sent to /mobile (§6), with a code that leads on. */
export const TheLinkIsOpenedAtADesk: StoryObj<typeof meta> = {
  args: { device: 'desktop' },
  globals: { viewport: { value: 'tablet', isRotated: true } },
  play: async (context) => {
    const { canvas } = context;
    const screen = await new Person(context).sees({ screen: 'mobile' });
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible());
    await expect(screen).toHaveTextContent(procedures.everything.webappUrl!);
  },
};
