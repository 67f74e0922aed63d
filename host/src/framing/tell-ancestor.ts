import { watchLeaving } from '@recto/adapters/browser';
import { watchFinish, watchSteps, type AppEvent, type JourneyFailure, type TellPage } from '@recto/core';
import type { App } from '../container/create-app.ts';

/** What of the app is told. */
type ToldApp = Pick<App, 'store' | 'entry' | 'capture' | 'recorder'>;

/** The part of the window that is used. */
type FramedWindow = Pick<Window, 'addEventListener' | 'document' | 'location' | 'parent'>;

/**
 * Tells the page around the framed app how far the journey is, by `postMessage` (decision 11.16): the messages of
 * `JourneyMessage`, and nothing else. They go to the configured origin only; to no other page does the browser give them. No
 * message is received.
 * @param ancestor `frameAncestor` of the configuration.
 */
export function tellAncestor(window: FramedWindow, ancestor: string, app: ToldApp): void {
  const { store, entry, capture, recorder } = app;
  const { origin } = new URL(ancestor, window.location.href);
  // Where the browser says whose page it is, one of another origin causes no line on the console.
  const [parent = origin] = (window.location.ancestorOrigins as DOMStringList | undefined) ?? [];
  if (parent !== origin) return;
  const tell: TellPage = (message) => window.parent.postMessage(message, origin);

  let stopSteps: () => void = () => undefined;
  const followScreen = () => {
    stopSteps();
    stopSteps = recorder.screen === 'capture' ? watchSteps(capture, tell) : () => undefined;
  };
  followScreen();
  window.addEventListener('recto', (event) => {
    const { detail } = event as CustomEvent<AppEvent>;
    if (detail.name === 'screenShown') followScreen();
    const code = failureOf(detail);
    if (code !== null) tell({ type: 'recto-failure', code });
  });
  entry.subscribe(() => {
    if (entry.getSnapshot().name === 'refused') tell({ type: 'recto-failure', code: 'link' });
  });
  watchFinish(store, tell);
  watchLeaving(window, window.document, store, tell);
}

/** Why the customer can't go on, if the event says so; null if not. */
function failureOf(event: AppEvent): JourneyFailure | null {
  if (event.name === 'crashed') return 'crash';
  if (event.name === 'linkRefused' && event.why === 'refused') return 'link';
  return event.name === 'linkRefused' || event.name === 'partNotLoaded' ? 'unreachable' : null;
}
