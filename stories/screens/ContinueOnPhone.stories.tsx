import { ContinueOnPhoneView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { lookOf } from '../../.storybook/toolbar.ts';
import { textRowsByGroup } from '../about/all-texts.ts';
import { screenModes } from '../../.storybook/chromatic-modes.ts';

const meta = {
  title: 'Screens/Continue on phone',
  parameters: { chromatic: screenModes },
  component: ContinueOnPhoneView,
  args: { webappUrl: 'https://recto.example.com/0b7d6c1e-5a0f-4d57-9a52-6f1f0f3b8f1a' },
} satisfies Meta<typeof ContinueOnPhoneView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LinkKnown: Story = {
  play: async ({ canvas }) => {
    // The code is loaded lazily.
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};

export const NoLink: Story = { args: { webappUrl: null } };

export const LinkTooLongForQrCode: Story = {
  args: { webappUrl: `https://recto.example.com/${'0b7d6c1e5a0f4d579a526f1f0f3b8f1a'.repeat(90)}` },
  play: async ({ canvas, canvasElement, globals }) => {
    // Without a code, the text does not ask to scan one.
    const textWithoutCode = textRowsByGroup()
      .get('mobile')
      ?.find(({ key }) => key === 'mobile.noLink')?.texts[lookOf(globals).language];
    await waitFor(() => expect(canvasElement).toHaveTextContent(textWithoutCode!));
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement).toHaveTextContent('https://recto.example.com/0b7d');
  },
};
