import { CloseIcon, IconButton } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent } from 'storybook/test';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Components/Icon button',
  ...documented(IconButton, {
    seen: 'A round button with an icon alone, such as “back” and “close”.',
    advice: {
      do: 'For icons that everybody knows: close, back. The label names the action and is read aloud.',
      dont: 'Not for the main action of a screen, and not for an icon that needs an explanation: use a button with a text.',
    },
  }),
  tags: ['autodocs'],
  decorators: [inColumn],
  render: (args) => <CloseButton {...args} />,
  args: { disabled: false, onClick: fn() },
} satisfies Meta<typeof CloseButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], parameters: playground };

export const Ready: Story = {};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

interface CloseButtonProps {
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function CloseButton(props: CloseButtonProps) {
  const { t } = useTranslation();
  return <IconButton {...props} icon={<CloseIcon />} label={t('toasts.close')} action="close" />;
}
