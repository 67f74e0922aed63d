import { NotFoundView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useGlobals } from 'storybook/preview-api';
import { lookOf } from '../../.storybook/toolbar.ts';
import { screenModes } from '../../.storybook/chromatic-modes.ts';

const meta = {
  title: 'Screens/Not found',
  parameters: { chromatic: screenModes },
  component: NotFoundView,
  args: { cause: 'notFound', onRetry: fn(), language: 'fr-fr', onLanguageChange: fn() },
  // The switcher and Storybook's toolbar are one and the same language.
  render: function Render(args) {
    const [globals, updateGlobals] = useGlobals();
    return (
      <NotFoundView
        {...args}
        language={lookOf(globals).language}
        onLanguageChange={(language) => updateGlobals({ language })}
      />
    );
  },
} satisfies Meta<typeof NotFoundView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingIsThere: Story = {};

export const TheProviderCannotBeReached: Story = { args: { cause: 'unreachable' } };

export const ThereIsNoConnection: Story = { args: { cause: 'offline' } };
