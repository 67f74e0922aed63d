import type { Meta } from '@storybook/react-vite';
import type { PhotoName } from '@recto/core';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawnByItself } from '../../.storybook/docs/component-docs.ts';
import { allTiles, sampleConfirm, tileStates } from './confirm-samples.ts';
import { confirmMeta, confirmStory, type ConfirmStory } from './confirm-stories.tsx';

const meta = {
  title: 'Confirm/Full-screen photo',
  ...confirmMeta,
  parameters: { ...confirmMeta.parameters, ...drawnByItself },
} satisfies Meta;
export default meta;

/**
 * A photo that the customer has tapped.
 * @param presses how often + is pressed.
 */
function opened(
  photo: PhotoName,
  snapshotOf: Parameters<typeof confirmStory>[0] = ({ filled }) => sampleConfirm(filled),
  presses = 0,
): ConfirmStory {
  return confirmStory(snapshotOf, async ({ canvas, canvasElement, args }) => {
    const tile = canvasElement.querySelector(`[data-photo="${photo}"]`)!;
    await userEvent.click(tile.querySelector('[data-action="enlarge"]')!);
    const dialog = canvas.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName();
    await expect(dialog).toHaveAccessibleDescription();
    for (let times = 0; times < presses; times += 1) await userEvent.keyboard('+');
    const picture = dialog.querySelector('img');
    if (picture !== null) {
      await waitFor(() => expect(picture.complete).toBe(true));
      await Promise.allSettled(picture.getAnimations().map(({ finished }) => finished));
    }
    await expect(args.actions.requestDeletion).not.toHaveBeenCalled();
  });
}

export const Card = opened('idCardRecto');

export const CardZoomedIn = opened('idCardRecto', undefined, 2);

export const Selfie = opened('clientPicture');

/** It can be retaken or deleted, too. */
export const SendingFailed = opened('idCardVerso', ({ filled, failed: { idCardVerso } }) =>
  sampleConfirm({ ...filled, idCardVerso }),
);

/** It can only be deleted, which cancels the upload. */
export const Sending = opened('idCardVerso', ({ filled, uploading: { idCardVerso } }) =>
  sampleConfirm({ ...filled, idCardVerso }),
);

/** The provider has the photo, but sent no address of it. */
export const NoPicture = opened('idCardRecto', () => sampleConfirm(allTiles(tileStates.filled)));

/** The file picker takes the place of the camera. */
export const NoCamera: ConfirmStory = { ...opened('idCardRecto'), args: { hasCamera: false } };
