import { CloseIcon, IconButton } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inColumn } from './column.tsx';

const meta = {
  title: 'Components/Icon button',
  component: IconButton,
  decorators: [inColumn],
  args: { icon: <CloseIcon />, label: 'Fermer', action: 'close', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Disabled: Story = { args: { disabled: true } };
