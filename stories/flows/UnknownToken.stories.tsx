import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeHostOf, onFakes } from '../wiring/on-fakes.tsx';
import { Person } from '../wiring/Person.ts';
import type { World } from '../wiring/world.ts';

const meta = { title: 'Flows/Unknown token', ...onFakes } satisfies Meta<World>;
export default meta;

/** The provider refuses the token: /404 (§8), with nothing to try again. */
export const NobodyKnowsTheLink: StoryObj<typeof meta> = {
  args: { at: '/nobody-knows-me/capture' },
  play: async (context) => {
    const { i18n } = fakeHostOf(context).host.translations;
    const screen = await new Person(context).sees({ screen: 'not-found' });
    await expect(screen).toHaveTextContent(i18n.t('notFound.title'));
    await expect(screen.querySelector('[data-action="retry"]')).toBeNull();
  },
};
