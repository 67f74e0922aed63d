import type { Deletion, PhotoName } from '@recto/core';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleConfirm } from './confirm-samples.ts';
import { confirmMeta, confirmStory, type ConfirmStory } from './confirm-stories.tsx';

const meta = { title: 'Confirm/Delete modal', ...confirmMeta } satisfies Meta;
export default meta;

/** The harmless answer has the focus, the Tab key stays inside, and Escape keeps the photo. */
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

export const ACardSideIsAboutToBeDeleted = asking('idCardVerso');

export const TheSelfieIsAboutToBeDeleted = asking('clientPicture');

/** Neither answer can be given again. */
export const TheDeleteCallIsInProgress = confirmStory(
  ({ filled }) => sampleConfirm(filled, { deletion: { status: 'deleting', photo: 'idCardVerso' } }),
  async ({ canvasElement, args }) => {
    for (const answer of ['delete-no', 'delete-yes']) {
      canvasElement.querySelector<HTMLButtonElement>(`[data-action="${answer}"]`)!.click();
    }
    await expect(args.actions.cancelDeletion).not.toHaveBeenCalled();
    await expect(args.actions.confirmDeletion).not.toHaveBeenCalled();
  },
);

/** A new state of the modal does not compile until it has a story. */
void ({
  asking: ACardSideIsAboutToBeDeleted,
  deleting: TheDeleteCallIsInProgress,
} satisfies Record<Exclude<Deletion['status'], 'none'>, ConfirmStory>);
