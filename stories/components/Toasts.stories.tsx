import { toastKinds, type ToastCode, type ToastKind } from '@recto/core';
import { HotToasts, ToastArea } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const toasts = new HotToasts();

const codes: Record<ToastKind, ToastCode> = {
  success: 'Toasts.photoSent',
  info: 'Toasts.cameraNotFound',
  warn: 'Errors.imageSize',
  error: 'Errors.internalError',
};

const meta = {
  title: 'Components/Toasts',
  component: ToastArea,
  beforeEach: () => () => toasts.clear(),
} satisfies Meta<typeof ToastArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneOfEachKind: Story = {
  play: () => {
    for (const kind of toastKinds) toasts.show({ kind, code: codes[kind], sticky: true });
  },
};

export const ItClosesByItself: Story = {
  play: () => toasts.show({ kind: 'success', code: 'Toasts.photoSent', sticky: false }),
};

export const NothingToTell: Story = {};
