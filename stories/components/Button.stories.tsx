import { Button } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { inColumn } from './column.tsx';

type ButtonVariant = NonNullable<ComponentProps<typeof Button>['variant']>;

const variants = { primary: null, secondary: null, quiet: null, danger: null } satisfies Record<
  ButtonVariant,
  null
>;

const meta = {
  title: 'Components/Button',
  component: Button,
  decorators: [inColumn],
  args: { children: 'Continuer', action: 'continue', onClick: fn() },
  render: (args) => (
    <>
      {(Object.keys(variants) as ButtonVariant[]).map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </>
  ),
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Compact: Story = { args: { size: 'compact' } };

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = {
  args: { busyLabel: 'Un instant…' },
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeEnabled();
      button.click();
    }
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const BusyAndDisabled: Story = { args: { busyLabel: 'Un instant…', disabled: true } };

export const ItsWordsAreLong: Story = {
  args: { children: 'Personalausweis-Rückseite noch einmal fotografieren' },
};
