import type { ConfirmSnapshot, FilePickerRule } from '@recto/core';
import { ConfirmView, type ConfirmActions } from '@recto/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { cameraModes } from '../../.storybook/chromatic-modes.ts';
import { drawnInPlace } from '../../.storybook/docs/component-docs.ts';
import { inShell, shellControls } from '../screens/in-shell.tsx';
import { waitForImages } from '../screens/wait-for-images.ts';
import { confirmActions, filledTiles, pendingTiles, type Tiles } from './confirm-samples.ts';

interface Args {
  readonly captureSupported: boolean;
  readonly hasCamera?: boolean;
  readonly cameraAdvice?: ReactNode;
  readonly filePicker?: FilePickerRule;
  readonly actions: ConfirmActions;
}
export type ConfirmStory = StoryObj<Args>;

export const confirmMeta = {
  parameters: { chromatic: cameraModes, ...drawnInPlace },
  component: ConfirmView,
  decorators: [inShell],
  loaders: [
    async () => ({
      filled: await filledTiles(),
      waiting: await pendingTiles('waiting'),
      uploading: await pendingTiles('uploading'),
      failed: await pendingTiles('failed'),
    }),
  ],
  args: { captureSupported: true, actions: confirmActions },
  argTypes: {
    captureSupported: { name: 'The browser supports the camera', control: 'boolean' },
    hasCamera: { name: 'The device has a camera', control: 'boolean' },
    ...shellControls,
  },
} satisfies Meta<typeof ConfirmView>;

/**
 * A story of the confirm screen.
 * @param snapshotOf returns the snapshot, from sets of tiles that are all in one state.
 * @param check further assertions, made when the images are loaded.
 */
export function confirmStory(
  snapshotOf: (tiles: Record<'filled' | 'waiting' | 'uploading' | 'failed', Tiles>) => ConfirmSnapshot,
  check?: (context: StoryContext<Args>) => Promise<void>,
): ConfirmStory {
  return {
    render: (args, { loaded }) => (
      <ConfirmView {...args} snapshot={snapshotOf(loaded as Parameters<typeof snapshotOf>[0])} />
    ),
    play: async (context) => {
      await waitForImages(context.canvasElement);
      await check?.(context);
    },
  };
}
