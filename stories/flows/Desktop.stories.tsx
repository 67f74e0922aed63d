import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { links, procedureOf } from '../wiring/links.ts';
import { onFakes } from '../wiring/on-fakes.tsx';
import { Person } from '../wiring/Person.ts';
import type { World } from '../wiring/world.ts';

const meta = { title: 'Flows/Desktop', ...onFakes } satisfies Meta<World>;
export default meta;

/** A desktop visitor is sent to /mobile (§6), with a code that leads on. */
export const TheLinkIsOpenedAtADesk: StoryObj<typeof meta> = {
  args: { device: 'desktop' },
  globals: { viewport: { value: 'tablet', isRotated: true } },
  play: async (context) => {
    const { canvas } = context;
    const screen = await new Person(context).sees({ screen: 'mobile' });
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible());
    await expect(screen).toHaveTextContent(procedureOf(links.everything).webappUrl!);
  },
};
