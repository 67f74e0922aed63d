import { Button, RetakeIcon } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent } from 'storybook/test';
import { inColumn } from './column.tsx';

type ButtonVariant = NonNullable<ComponentProps<typeof Button>['variant']>;

const variants = { primary: null, secondary: null, quiet: null, danger: null } satisfies Record<
  ButtonVariant,
  null
>;

interface EachVariantProps extends Pick<
  ComponentProps<typeof Button>,
  'size' | 'disabled' | 'icon' | 'onClick'
> {
  readonly busy?: boolean;
  /** Other words than the usual ones. */
  readonly words?: string;
}

/** A button of each variant, one below the other. */
function EachVariant({ busy = false, words, ...props }: EachVariantProps) {
  const { t } = useTranslation();
  return (Object.keys(variants) as ButtonVariant[]).map((variant) => (
    <Button
      key={variant}
      {...props}
      variant={variant}
      action="continue"
      busyLabel={busy ? t('start.inProgress') : null}
    >
      {words === undefined ? t('status.finished.continue') : <span lang="de">{words}</span>}
    </Button>
  ));
}

const meta = {
  title: 'Components/Button',
  component: EachVariant,
  decorators: [inColumn],
  args: { onClick: fn() },
} satisfies Meta<typeof EachVariant>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Compact: Story = { args: { size: 'compact' } };

export const WithAnIcon: Story = { args: { icon: <RetakeIcon /> } };

export const TheKeyboardIsOnIt: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const CompactAndDisabled: Story = { args: { size: 'compact', disabled: true } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeEnabled();
      button.click();
    }
    await expect(args.onClick).not.toHaveBeenCalled();
    const told = canvas.getAllByRole('status');
    await expect(told).toHaveLength(Object.keys(variants).length);
    for (const region of told) await expect(region).not.toBeEmptyDOMElement();
  },
};

export const CompactAndBusy: Story = { args: { size: 'compact', busy: true } };

export const BusyAndDisabled: Story = { args: { busy: true, disabled: true } };

export const ItsWordsAreLong: Story = {
  args: { words: 'Personalausweis-Rückseite noch einmal fotografieren' },
};
