import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links } from '../wiring/links.ts';
import { onFakes } from '../wiring/on-fakes.tsx';
import { Person } from '../wiring/Person.ts';
import type { World } from '../wiring/world.ts';

const meta = { title: 'Flows/Refused', ...onFakes } satisfies Meta<World>;
export default meta;

/** The reason is shown, and everything begins again. */
export const ThePhotosWereRefused: StoryObj<typeof meta> = {
  args: links.refused,
  play: async (context) => {
    const { step } = context;
    const person = new Person(context);

    await step('The link tells why', async () => {
      const screen = await person.sees({ screen: 'status', status: 'refused' });
      await expect(screen).toHaveTextContent(links.refused.adminComment);
      await person.presses('restart');
    });

    await step('It begins again', async () => {
      await person.sees({ screen: 'start' });
      await person.presses('start');
      await person.photographs('idCardRecto');
      await person.photographs('idCardVerso');
    });

    await step('And ends', async () => {
      await person.sees({ screen: 'confirm' });
      await person.presses('confirm');
      await person.sees({ screen: 'status', status: 'finished' });
    });
  },
};
