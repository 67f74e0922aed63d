import { ConfigurationErrorView, CrashView, LoadingErrorView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { screenModes } from '../../.storybook/chromatic-modes.ts';

const meta = {
  title: 'Screens/Failure',
  parameters: { chromatic: screenModes },
  component: ConfigurationErrorView,
  args: { onRetry: fn() },
} satisfies Meta<typeof ConfigurationErrorView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TheConfigurationIsMissing: Story = {};

export const APartCouldNotBeLoaded: Story = { render: (args) => <LoadingErrorView {...args} /> };

export const AScreenBroke: Story = { render: (args) => <CrashView {...args} /> };
