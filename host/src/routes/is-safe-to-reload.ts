import type { App } from '../container/create-app.ts';

/** Whether a reload would lose no photo: none in the preview, none that is being checked, and none that the phone could not store. */
export function isSafeToReload({ sessions, uploads }: Pick<App, 'sessions' | 'uploads'>): boolean {
  const { capture, confirm } = sessions.loaded ?? {};
  return capture?.holdsImage !== true && confirm?.holdsFile !== true && uploads.isDurable;
}
