import type { Toast, ToastKind } from '@recto/core';
import { ToastCard } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inColumn } from './column.tsx';
import { codeOf, everyText } from './toast-texts.ts';

interface CardsProps {
  readonly toasts: readonly Toast[];
  readonly onClose: () => void;
}

/** Cards that stay, so that they can be looked at; `Toast area` has those that go. */
function Cards({ toasts, onClose }: CardsProps) {
  return toasts.map((toast) => (
    <div key={toast.code} style={{ width: '100%' }}>
      <ToastCard toast={toast} leaving={false} onClose={onClose} />
    </div>
  ));
}

const meta = {
  title: 'Components/Toast',
  component: Cards,
  decorators: [inColumn],
  args: { toasts: [], onClose: fn() },
} satisfies Meta<typeof Cards>;
export default meta;

type Story = StoryObj<typeof meta>;

function one(kind: ToastKind, sticky: boolean): Story {
  return { args: { toasts: [{ kind, code: codeOf[kind], sticky }] } };
}

export const Success = one('success', false);
export const Information = one('info', false);
export const Warning = one('warn', false);
export const Failure = one('error', false);

export const SuccessThatStays = one('success', true);
export const InformationThatStays = one('info', true);
export const WarningThatStays = one('warn', true);

export const FailureThatStays: Story = {
  ...one('error', true),
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').click();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A new kind does not compile until it has both stories. */
void ({
  success: [Success, SuccessThatStays],
  info: [Information, InformationThatStays],
  warn: [Warning, WarningThatStays],
  error: [Failure, FailureThatStays],
} satisfies Record<ToastKind, readonly [Story, Story]>);

export const EveryText: Story = { args: { toasts: everyText } };

export const EveryTextThatStays: Story = {
  args: { toasts: everyText.map((toast) => ({ ...toast, sticky: true })) },
};
