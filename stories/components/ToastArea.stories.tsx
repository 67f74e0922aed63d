import { toastKinds } from '@recto/core';
import { HotToasts, ToastArea } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sampleCode } from './toast-samples.ts';

const toasts = new HotToasts();

const meta = {
  title: 'Components/Toast area',
  component: ToastArea,
  beforeEach: () => () => toasts.clear(),
} satisfies Meta<typeof ToastArea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Both live regions exist before the first toast, or that would not be announced. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The error interrupts a screen reader, the other toast does not. */
export const TwoToasts: Story = {
  play: async ({ canvas }) => {
    for (const kind of ['success', 'error'] as const) {
      toasts.show({ kind, code: sampleCode[kind], sticky: true });
    }
    const [assertive, polite] = [canvas.getByRole('alert'), canvas.getByRole('status')];
    await waitFor(() => expect(within(assertive).getAllByRole('button')).toHaveLength(1));
    await waitFor(() => expect(within(polite).getAllByRole('button')).toHaveLength(1));
  },
};

export const AllKinds: Story = {
  play: async ({ canvas }) => {
    for (const kind of toastKinds) toasts.show({ kind, code: sampleCode[kind], sticky: true });
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(toastKinds.length));
  },
};

/** The same message replaces the one that is shown. */
export const SameToastAgain: Story = {
  play: async ({ canvas }) => {
    const showToast = () => toasts.show({ kind: 'error', code: 'Errors.internalError', sticky: true });
    showToast();
    const first = await canvas.findByRole('button');
    showToast();
    await waitFor(() => expect(first.isConnected).toBe(false));
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** A toast closes after 3 seconds (§9) and is announced only once. */
export const ClosedAutomatically: Story = {
  play: async ({ canvas }) => {
    const polite = canvas.getByRole('status');
    toasts.show({ kind: 'success', code: 'Toasts.photoSent', sticky: false });
    await waitFor(() => expect(polite.textContent).toMatch(/\S: \S/));
    await expect(within(polite).queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await waitFor(() => expect(polite).toBeEmptyDOMElement());
  },
};

/** A sticky toast stays until the customer closes it. */
export const ClosedByCustomer: Story = {
  play: async ({ canvas }) => {
    toasts.show({ kind: 'warn', code: 'Errors.imageSize', sticky: true });
    const close = await canvas.findByRole('button');
    await waitFor(() => expect(canvas.getByRole('status').textContent).toMatch(/20/));
    close.click();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
