import { childScreens, continueOnPhonePath, notFoundPath, parseLink, type EventRecorder } from '@recto/core';
import type { createBrowserRouter } from 'react-router-dom';

/** Records each screen to which the router has navigated. */
export function recordScreens(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  recorder: Pick<EventRecorder, 'screenShown'>,
): void {
  const record = ({ initialized, location: { pathname } }: typeof router.state) => {
    const { screen } = parseLink(pathname);
    const child = childScreens.find((name) => name === screen);
    if (!initialized) return;
    if (child !== undefined) recorder.screenShown(child);
    else if (pathname === notFoundPath) recorder.screenShown('notFound');
    else if (pathname === continueOnPhonePath) recorder.screenShown('mobile');
  };
  router.subscribe(record);
  record(router.state);
}
