import { Button, RetakeIcon } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';
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
      {label === undefined ? t('start.action') : <span lang="de">{label}</span>}
    </Button>
  ));
}

const meta = {
  title: 'Components/Button',
  ...documented(Button, {
    seen: 'All buttons with a text: the main one is filled, the others have an outline, deleting is red.',
    advice: {
      do: 'One primary button on a screen: what most customers do next. Name what happens: “Submit my photos”. While its action runs, give it a busy label; it keeps its size.',
      dont: 'No disabled button without a reason: describe it, and say it when the button is tapped. No danger button for what can be undone.',
    },
  }),
  tags: ['autodocs'],
  decorators: [inColumn],
  args: { onClick: fn() },
  render: (args) => <EachVariant {...args} />,
} satisfies Meta<typeof EachVariant>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One button, with a control for each of its props. */
export const Playground: StoryObj<ComponentProps<typeof Button>> = {
  tags: ['!test'],
  parameters: playground,
  args: { children: 'Commencer', action: 'start', variant: 'primary', size: 'large', busyLabel: '' },
  argTypes: {
    children: { control: 'text' },
    variant: { control: 'inline-radio', options: Object.keys(variants) },
    size: { control: 'inline-radio', options: ['large', 'compact'] },
    busyLabel: { control: 'text' },
    icon: {
      control: 'inline-radio',
      options: ['none', 'retake'],
      mapping: { none: undefined, retake: <RetakeIcon /> },
    },
  },
  render: ({ busyLabel, ...props }) => <Button {...props} busyLabel={busyLabel || null} />,
};

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
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      button.click();
    }
    await expect(args.onClick).not.toHaveBeenCalled();
    const regions = canvas.getAllByRole('status');
    await expect(regions).toHaveLength(Object.keys(variants).length);
    await waitFor(() => {
      for (const region of regions) void expect(region).not.toBeEmptyDOMElement();
    });
  },
};

export const CompactBusy: Story = { args: { size: 'compact', busy: true } };

export const BusyDisabled: Story = { args: { busy: true, disabled: true } };

export const LongLabel: Story = {
  args: { label: 'Personalausweis-Rückseite noch einmal fotografieren' },
};
