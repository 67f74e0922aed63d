import type { Deletion, PhotoName } from '@recto/core';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleConfirm } from './confirm-samples.ts';
import { confirmMeta, confirmStory, type ConfirmStory } from './confirm-stories.tsx';

const meta = { title: 'Confirm/Delete modal', ...confirmMeta } satisfies Meta;
export default meta;

/** "No" has the focus, the Tab key stays inside, and Escape keeps the photo. */
function asking(photo: PhotoName): ConfirmStory {
  return confirmStory(
    ({ filled }) => sampleConfirm(filled, { deletion: { status: 'asking', photo } }),
    async ({ canvas, canvasElement, args }) => {
      const dialog = canvas.getByRole('dialog');
      const no = canvasElement.querySelector('[data-action="delete-no"]');
      const yes = canvasElement.querySelector('[data-action="delete-yes"]');
      await expect(dialog).toHaveAccessibleName();
      await expect(dialog).toHaveAccessibleDescription();
      await expect(no).toHaveFocus();
      await userEvent.tab();
      await expect(yes).toHaveFocus();
      await userEvent.tab();
      await expect(no).toHaveFocus();
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      await expect(args.actions.cancelDeletion).toHaveBeenCalledOnce();
      await expect(args.actions.confirmDeletion).not.toHaveBeenCalled();
    },
  );
}

export const Card = asking('idCardVerso');

export const Selfie = asking('clientPicture');

/** Neither button has an effect. */
export const Deleting = confirmStory(
  ({ filled }) => sampleConfirm(filled, { deletion: { status: 'deleting', photo: 'idCardVerso' } }),
  async ({ canvasElement, args }) => {
    for (const action of ['delete-no', 'delete-yes']) {
      canvasElement.querySelector<HTMLButtonElement>(`[data-action="${action}"]`)!.click();
    }
    await expect(args.actions.cancelDeletion).not.toHaveBeenCalled();
    await expect(args.actions.confirmDeletion).not.toHaveBeenCalled();
  },
);

/** A new state of the modal does not compile until it has a story. */
void ({
  asking: Card,
  deleting: Deleting,
} satisfies Record<Exclude<Deletion['status'], 'none'>, ConfirmStory>);
