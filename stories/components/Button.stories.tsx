import { Button, RetakeIcon } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent } from 'storybook/test';
import { inColumn } from './in-column.tsx';

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
  /** A German label in place of the usual one. */
  readonly label?: string;
}

/** One button of each variant. */
function EachVariant({ busy = false, label, ...props }: EachVariantProps) {
  const { t } = useTranslation();
  return (Object.keys(variants) as ButtonVariant[]).map((variant) => (
    <Button
      key={variant}
      {...props}
      variant={variant}
      action="continue"
      busyLabel={busy ? t('start.inProgress') : null}
    >
      {label === undefined ? t('status.finished.continue') : <span lang="de">{label}</span>}
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

export const WithIcon: Story = { args: { icon: <RetakeIcon /> } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const CompactDisabled: Story = { args: { size: 'compact', disabled: true } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeEnabled();
      button.click();
    }
    await expect(args.onClick).not.toHaveBeenCalled();
    const regions = canvas.getAllByRole('status');
    await expect(regions).toHaveLength(Object.keys(variants).length);
    for (const region of regions) await expect(region).not.toBeEmptyDOMElement();
  },
};

export const CompactBusy: Story = { args: { size: 'compact', busy: true } };

export const BusyDisabled: Story = { args: { busy: true, disabled: true } };

export const LongLabel: Story = {
  args: { label: 'Personalausweis-Rückseite noch einmal fotografieren' },
};
