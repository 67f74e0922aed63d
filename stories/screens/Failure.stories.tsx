import { ConfigurationErrorView, CrashView, LoadingErrorView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { documentedScreen } from '../../.storybook/docs/component-docs.ts';
import { referenceIn, withReference } from './with-reference.tsx';
import { useToolbarLanguage } from './toolbar-language.ts';

const meta = {
  title: 'Screens/Failure',
  ...documentedScreen(ConfigurationErrorView, 'The app itself can’t start, or has failed.'),
  tags: ['autodocs'],
  args: { onRetry: fn(), languageChoice: null },
  render: function Render(args) {
    return <ConfigurationErrorView {...args} languageChoice={useToolbarLanguage()} />;
  },
} satisfies Meta<typeof ConfigurationErrorView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ConfigurationMissing: Story = {};

/** Before the routes are there, the language can't be changed. */
export const LoadingFailed: Story = { render: (args) => <LoadingErrorView {...args} /> };

export const ScreenCrashed: Story = {
  render: function Render(args) {
    return <CrashView {...args} languageChoice={useToolbarLanguage()} />;
  },
};

/** The provider has sent a reference. */
export const ScreenCrashedWithReference: Story = {
  ...ScreenCrashed,
  decorators: [withReference()],
  play: async ({ canvasElement }) => void (await referenceIn(canvasElement)),
};
