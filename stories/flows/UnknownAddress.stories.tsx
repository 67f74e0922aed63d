import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links, token } from '../wiring/links.ts';
import { fakeHostOf, onFakes } from '../wiring/on-fakes.tsx';
import { Person } from '../wiring/Person.ts';
import type { World } from '../wiring/world.ts';

const meta = {
  title: 'Flows/Unknown address',
  ...onFakes,
  play: async (context) => {
    const { i18n } = fakeHostOf(context).host.translations;
    const screen = await new Person(context).sees({ screen: 'not-found' });
    await expect(screen).toHaveTextContent(i18n.t('notFound.title'));
  },
} satisfies Meta<World>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Any other path leads to /404 (§2). */
export const NothingWasEverThere: Story = { args: { at: '/nothing/was/ever/here' } };

/** The guard lets `photos` pass (§4), but there is no such screen. */
export const TheGuardKnowsItButThereIsNoScreen: Story = {
  args: { at: `/${token}/photos`, ...links.idCardStarted },
};
