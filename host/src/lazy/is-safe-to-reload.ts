import { heldImage } from '@recto/core';
import type { App } from '../container/container.ts';

/** A photo that was taken and not used yet is in the page's memory only; so is one that the phone gives no place. */
export function isSafeToReload({ capture, uploads }: Pick<App, 'capture' | 'uploads'>): boolean {
  return heldImage(capture.getSnapshot().state) === null && uploads.isDurable;
}
