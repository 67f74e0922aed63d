import { toastKinds, type ToastCode, type ToastKind } from '@recto/core';
import { HotToasts, ToastArea } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

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
  play: async ({ canvas }) => {
    const [interrupting, waiting] = [canvas.getByRole('alert'), canvas.getByRole('status')];
    for (const kind of toastKinds) toasts.show({ kind, code: codes[kind], sticky: true });
    await waitFor(() => expect(within(interrupting).getAllByRole('button')).toHaveLength(1));
    await waitFor(() => expect(within(waiting).getAllByRole('button')).toHaveLength(3));
  },
};

export const ItClosesByItself: Story = {
  play: () => toasts.show({ kind: 'success', code: 'Toasts.photoSent', sticky: false }),
};

export const NothingToTell: Story = {};
