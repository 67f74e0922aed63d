import { toastKinds } from '@recto/core';
import { HotToasts, ToastArea } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { codeOf } from './toast-texts.ts';

const toasts = new HotToasts();

const meta = {
  title: 'Components/Toast area',
  component: ToastArea,
  beforeEach: () => () => toasts.clear(),
} satisfies Meta<typeof ToastArea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Both regions are there before the first toast, or a screen reader would miss it. */
export const NothingToTell: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The error interrupts a screen reader, the other one waits for its turn. */
export const TwoAtOnce: Story = {
  play: async ({ canvas }) => {
    for (const kind of ['success', 'error'] as const) {
      toasts.show({ kind, code: codeOf[kind], sticky: true });
    }
    const [interrupting, waiting] = [canvas.getByRole('alert'), canvas.getByRole('status')];
    await waitFor(() => expect(within(interrupting).getAllByRole('button')).toHaveLength(1));
    await waitFor(() => expect(within(waiting).getAllByRole('button')).toHaveLength(1));
  },
};

export const OneOfEachKind: Story = {
  play: async ({ canvas }) => {
    for (const kind of toastKinds) toasts.show({ kind, code: codeOf[kind], sticky: true });
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(toastKinds.length));
  },
};

/** The same message again takes the place of the one that is there. */
export const TheSameAgain: Story = {
  play: async ({ canvas }) => {
    const again = () => toasts.show({ kind: 'error', code: 'Errors.internalError', sticky: true });
    again();
    const first = await canvas.findByRole('button');
    again();
    await waitFor(() => expect(first.isConnected).toBe(false));
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** What was told once is not told again when it goes (§9). */
export const ItClosesByItself: Story = {
  play: async ({ canvas }) => {
    const waiting = canvas.getByRole('status');
    toasts.show({ kind: 'success', code: 'Toasts.photoSent', sticky: false });
    await waitFor(() => expect(waiting.textContent).toMatch(/\S: \S/));
    await expect(within(waiting).queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await waitFor(() => expect(waiting).toBeEmptyDOMElement());
  },
};

/** One that stays is there until it is closed. */
export const ItIsClosed: Story = {
  play: async ({ canvas }) => {
    toasts.show({ kind: 'warn', code: 'Errors.imageSize', sticky: true });
    const close = await canvas.findByRole('button');
    await waitFor(() => expect(canvas.getByRole('status').textContent).toMatch(/20/));
    close.click();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
