import { LoadingIndicator } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Screens/Loading',
  component: LoadingIndicator,
} satisfies Meta<typeof LoadingIndicator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
