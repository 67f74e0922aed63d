import { ConfigurationErrorView, CrashView, LoadingErrorView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useGlobals } from 'storybook/preview-api';
import { lookOf } from '../../.storybook/toolbar.ts';
import { screenModes } from '../../.storybook/chromatic-modes.ts';

const meta = {
  title: 'Screens/Failure',
  parameters: { chromatic: screenModes },
  component: ConfigurationErrorView,
  args: { onRetry: fn(), language: 'fr-fr', onLanguageChange: fn() },
  // The switcher shows and sets the language of Storybook's toolbar.
  render: function Render(args) {
    const [globals, updateGlobals] = useGlobals();
    return (
      <ConfigurationErrorView
        {...args}
        language={lookOf(globals).language}
        onLanguageChange={(language) => updateGlobals({ language })}
      />
    );
  },
} satisfies Meta<typeof ConfigurationErrorView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ConfigurationMissing: Story = {};

export const LoadingFailed: Story = { render: (args) => <LoadingErrorView onRetry={args.onRetry} /> };

export const ScreenCrashed: Story = { render: (args) => <CrashView onRetry={args.onRetry} /> };
