import { toastKinds, type Toast, type ToastKind } from '@recto/core';
import { ToastCard } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';
import { inColumn } from './in-column.tsx';
import { allToasts, heicToast, sampleToast } from './toast-samples.ts';

interface CardsProps {
  readonly toasts: readonly Toast[];
  readonly onClose: () => void;
}

/** Cards without a timer; the stories of `Toast area` have toasts that close. */
function Cards({ toasts, onClose }: CardsProps) {
  return toasts.map((toast) => (
    <div
      key={`${toast.code} ${toast.about} ${'failed' in toast ? toast.failed : ''} ${'advice' in toast ? toast.advice : ''}`}
      style={{ width: '100%' }}
    >
      <ToastCard toast={toast} leaving={false} onClose={onClose} />
    </div>
  ));
}

const meta = {
  title: 'Components/Toast',
  ...documented(ToastCard, {
    seen: 'One message that comes by itself and goes again, with the photo’s name above it.',
    advice: {
      do: 'Name the photo or the call that it is about. Keep it sticky if the customer has to act.',
      dont: 'No button but “close” in it: it would be gone before it is found.',
    },
  }),
  tags: ['autodocs'],
  render: (args) => <Cards {...args} />,
  decorators: [inColumn],
  args: { toasts: [], onClose: fn() },
} satisfies Meta<typeof Cards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<{
  readonly kind: ToastKind;
  readonly sticky: boolean;
  readonly leaving: boolean;
}> = {
  tags: ['!test'],
  parameters: playground,
  args: { kind: 'success', sticky: true, leaving: false },
  argTypes: { kind: { control: 'inline-radio', options: toastKinds } },
  render: ({ kind, sticky, leaving }) => (
    <ToastCard toast={sampleToast(kind, sticky)} leaving={leaving} onClose={fn()} />
  ),
};

function toastStory(kind: ToastKind, sticky: boolean): Story {
  return { args: { toasts: [sampleToast(kind, sticky)] } };
}

export const Success = toastStory('success', false);
export const Information = toastStory('info', false);
export const Warning = toastStory('warn', false);
export const Failure = toastStory('error', false);

export const SuccessSticky = toastStory('success', true);
export const InformationSticky = toastStory('info', true);
export const WarningSticky = toastStory('warn', true);

export const FailureSticky: Story = {
  ...toastStory('error', true),
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').click();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A new kind does not compile until it has both stories. */
void ({
  success: [Success, SuccessSticky],
  info: [Information, InformationSticky],
  warn: [Warning, WarningSticky],
  error: [Failure, FailureSticky],
} satisfies Record<ToastKind, readonly [Story, Story]>);

/** A HEIC was picked in the viewfinder: on an iPhone, and on another phone. */
export const HeicRefused: Story = {
  args: { toasts: [heicToast('ios', true), heicToast('android', true)] },
};

export const AllTexts: Story = { args: { toasts: allToasts } };

export const AllTextsSticky: Story = {
  args: { toasts: allToasts.map((toast) => ({ ...toast, sticky: true })) },
};
