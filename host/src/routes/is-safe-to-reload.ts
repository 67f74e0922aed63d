import type { App } from '../container/create-app.ts';

/** Whether a reload would lose no photo: none in the preview, none that is being checked, and none that the phone could not store. */
export function isSafeToReload({
  capture,
  confirm,
  uploads,
}: Pick<App, 'capture' | 'confirm' | 'uploads'>): boolean {
  return !capture.holdsImage && !confirm.holdsFile && uploads.isDurable;
}
