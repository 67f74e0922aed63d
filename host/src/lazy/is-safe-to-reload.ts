import { heldImage } from '@recto/core';
import type { App } from '../container/container.ts';

/** Whether a reload would lose no photo: none in the preview, and none that the phone could not store. */
export function isSafeToReload({ capture, uploads }: Pick<App, 'capture' | 'uploads'>): boolean {
  return heldImage(capture.getSnapshot().state) === null && uploads.isDurable;
}
