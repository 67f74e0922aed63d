import { toastKinds, type ToastKind } from '@recto/core';
import { HotToasts, ToastArea } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';
import { failureOf, sampleToast, toastOf } from './toast-samples.ts';

const toasts = new HotToasts();

const meta = {
  title: 'Components/Toast area',
  ...documented(ToastArea, {
    seen: 'Where messages appear: above the buttons at the bottom, or at the bottom of the screen.',
    ownScreen: true,
    screenHeight: 480,
    advice: {
      do: 'One toast for each subject; a newer one replaces it (decision 8.6).',
      dont: 'No toast for what the screen says already, and none that only a toast says: it goes.',
    },
  }),
  tags: ['autodocs'],
  beforeEach: () => () => toasts.clear(),
  render: () => <ToastArea />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shows a toast of this kind. */
export const Playground: StoryObj<{ readonly kind: ToastKind; readonly sticky: boolean }> = {
  tags: ['!test'],
  parameters: playground,
  args: { kind: 'success', sticky: true },
  argTypes: { kind: { control: 'inline-radio', options: toastKinds } },
  render: function Render({ kind, sticky }) {
    useEffect(() => {
      toasts.clear();
      toasts.show(sampleToast(kind, sticky));
    }, [kind, sticky]);
    return <ToastArea />;
  },
};

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
      toasts.show(sampleToast(kind, true));
    }
    const [assertive, polite] = [canvas.getByRole('alert'), canvas.getByRole('status')];
    await waitFor(() => expect(within(assertive).getAllByRole('button')).toHaveLength(1));
    await waitFor(() => expect(within(polite).getAllByRole('button')).toHaveLength(1));
  },
};

export const AllKinds: Story = {
  play: async ({ canvas }) => {
    for (const kind of toastKinds) toasts.show(sampleToast(kind, true));
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(toastKinds.length));
  },
};

/** Two photos are two toasts, each with its name. */
export const TwoPhotos: Story = {
  play: async ({ canvas }) => {
    toasts.show({ ...toastOf('Toasts.photoSent', true), about: 'idCardRecto' });
    toasts.show({ ...toastOf('Toasts.photoSent', true), about: 'clientPicture' });
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2));
  },
};

/** What is no longer true disappears without being closed. */
export const Withdrawn: Story = {
  play: async ({ canvas }) => {
    toasts.show(failureOf('upload', true));
    toasts.show(failureOf('finish', true));
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2));
    toasts.withdraw('driverLicenseVerso');
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(1));
  },
};

/** The same message replaces the one that is shown. */
export const SameToastAgain: Story = {
  play: async ({ canvas }) => {
    const showToast = () => toasts.show(failureOf('finish', true));
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
    toasts.show(toastOf('Toasts.photoSent', false));
    await waitFor(() => expect(polite.textContent).toMatch(/\S\. \S/));
    await expect(within(polite).queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await waitFor(() => expect(polite).toBeEmptyDOMElement());
  },
};

/** A sticky toast stays until the customer closes it. */
export const ClosedByCustomer: Story = {
  play: async ({ canvas }) => {
    toasts.show(toastOf('Toasts.cameraNotFound', true));
    const close = await canvas.findByRole('button');
    await waitFor(() => expect(canvas.getByRole('status').textContent).toMatch(/\S\. \S/));
    close.click();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
