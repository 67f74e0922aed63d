import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeHostOf, onFakes } from '../wiring/on-fakes.tsx';
import { Person } from '../wiring/Person.ts';
import type { World } from '../wiring/world.ts';

const meta = { title: 'Flows/Provider unreachable', ...onFakes } satisfies Meta<World>;
export default meta;

/** The link may be right: /404 says so, and its button leads back to it. */
export const TheProviderDoesNotAnswer: StoryObj<typeof meta> = {
  args: { failingCalls: ['readProcedure'] },
  play: async (context) => {
    const { step } = context;
    const { host, fakes } = fakeHostOf(context);
    const person = new Person(context);

    await step('The page says what is wrong', async () => {
      const screen = await person.sees({ screen: 'not-found' });
      await expect(screen).toHaveTextContent(host.translations.i18n.t('notFound.unreachable.title'));
      await person.presses('retry');
      await person.sees({ screen: 'not-found' });
    });

    await step('The provider is back', async () => {
      fakes.repository.settings.failing = {};
      await person.presses('retry');
      await person.sees({ screen: 'start' });
    });
  },
};
