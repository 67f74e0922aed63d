import type { App } from '../container/create-app.ts';

/** Whether a reload would lose no photo: none in the preview, and none that the phone could not store. */
export function isSafeToReload({ sessions, uploads }: Pick<App, 'sessions' | 'uploads'>): boolean {
  const holdsImage = sessions.loaded?.capture.holdsImage ?? false;
  return !holdsImage && uploads.isDurable;
}
