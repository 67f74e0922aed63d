import { ContinueOnPhoneView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { lookOf } from '../../.storybook/toolbar.ts';
import { textRowsByGroup } from '../about/all-texts.ts';
import { documentedScreen, drawnByItself } from '../../.storybook/docs/component-docs.ts';
import { useToolbarLanguage } from './toolbar-language.ts';

const meta = {
  title: 'Screens/Continue on phone',
  ...documentedScreen(
    ContinueOnPhoneView,
    'What a computer shows: a QR code for the phone, and what the phone has done since.',
  ),
  tags: ['autodocs'],
  args: {
    webappUrl: 'https://recto.example.com/0b7d6c1e-5a0f-4d57-9a52-6f1f0f3b8f1a',
    progress: { name: 'waiting' },
    copy: fn(async () => true),
    languageChoice: { language: 'fr-fr', onChange: fn() },
  },
  argTypes: { webappUrl: { name: 'Link', control: 'text' } },
  render: function Render(args) {
    return <ContinueOnPhoneView {...args} languageChoice={useToolbarLanguage()} />;
  },
} satisfies Meta<typeof ContinueOnPhoneView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LinkKnown: Story = {
  play: async ({ canvas }) => {
    // The code is loaded lazily.
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};

export const LinkCopied: Story = {
  parameters: drawnByItself,
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.copy).toHaveBeenCalledWith(args.webappUrl);
    await waitFor(() => {
      const texts = canvas.getAllByRole('status').map(({ textContent }) => textContent);
      return expect(texts.filter((text) => text !== '')).toHaveLength(1);
    });
    canvasElement.ownerDocument.getSelection()?.removeAllRanges();
    canvas.getByRole('button').blur();
  },
};

export const CopyRefused: Story = {
  parameters: drawnByItself,
  args: { copy: fn(async () => false) },
  play: LinkCopied.play!,
};

export const StartedOnThePhone: Story = {
  args: { progress: { name: 'started', received: 2, required: 5 } },
  play: LinkKnown.play!,
};

export const SubmittedOnThePhone: Story = {
  args: { progress: { name: 'submitted', required: 5 } },
  play: LinkKnown.play!,
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
