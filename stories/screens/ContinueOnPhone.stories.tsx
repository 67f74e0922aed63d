import { ContinueOnPhoneView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Screens/Continue on phone',
  component: ContinueOnPhoneView,
  args: { webappUrl: 'https://recto.example.com/0b7d6c1e-5a0f-4d57-9a52-6f1f0f3b8f1a' },
} satisfies Meta<typeof ContinueOnPhoneView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TheAddressIsKnown: Story = {};

export const NoAddressIsKnown: Story = { args: { webappUrl: null } };

export const TheAddressIsTooLongForAQrCode: Story = {
  args: { webappUrl: `https://recto.example.com/${'0b7d6c1e5a0f4d579a526f1f0f3b8f1a'.repeat(90)}` },
};
