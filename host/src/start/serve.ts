import { asksToTurn, isEqual, loadRemoval, sleep, type CaptureSnapshot } from '@recto/core';
import { browserPorts } from '../container/browser-ports.ts';
import type { EntryPorts, EntryServices } from '../container/create-entry.ts';
import { createServices } from '../container/create-services.ts';
import type { Ports } from '../container/ports.ts';
import { EarlyVoice } from './EarlyVoice.ts';
import type { Fragment } from './fragments.ts';
import type { Provider } from './identify.ts';
import type { ScreenSubject } from './PageScreen.ts';
import type { EarlyPage, Served } from './early-page.ts';

/**
 * Phase `serve`: makes the services. It opens no camera before it is known that the capture screen follows, or "Start" is
 * tapped; on a phone that knows the link, `KnownCamera` may have opened one.
 */
export function serve(
  window: Window & typeof globalThis,
  { configuration }: Provider,
  given: EntryPorts & Pick<Ports, 'camera'>,
  made: EntryServices,
  {
    screen,
    taps,
    choices,
    needReact,
    reactMayCome,
    ready,
  }: Pick<EarlyPage, 'screen' | 'taps' | 'choices' | 'needReact' | 'reactMayCome' | 'ready'>,
): Served {
  const removal = { load: loadRemoval };
  const ports = browserPorts(
    window,
    { ...given, choices, loadRemoval: () => removal.load() },
    { configuration, production: import.meta.env.PROD },
  );
  const services = createServices(ports, made);
  const { capture, uploads, recorder, readiness } = services;
  let end: () => void = () => undefined;

  const runCapture = async (subject: ScreenSubject): Promise<boolean> => {
    await uploads.ready();
    if (!capture.prepare(new URLSearchParams(window.location.search).get('viewStep'))) return false;
    const giveBack = capture.openAhead();
    // The camera opens while the page is busy with its screen.
    await sleep(0);
    const init = await screen.fragment('init', subject);
    if (init === null || !isShownBy(init, capture.getSnapshot())) {
      giveBack();
      return false;
    }
    if (!screen.show('init', init, subject)) return false;
    taps.controlsChanged();
    recorder.screenShown('capture');
    readiness.navigationEnded();
    end = capture.enter({ surface: screen.find('[data-viewfinder]')!, onDone: needReact });
    // The screen is painted first, while the camera opens.
    await sleep(0);
    const [live, preview] = await Promise.all(
      (['capture', 'preview'] as const).map((state) => screen.fragment(state, subject)),
    );
    if (screen.isHandedOver) return true;
    // They are in the same file.
    if (live == null || preview == null) throw new Error('A fragment is missing.');

    const show = (snapshot: CaptureSnapshot) => {
      const { state, camera } = snapshot;
      if (state.photo !== init.snapshot?.state.photo) return needReact();
      if (state.name === 'preview' && 'dataUrl' in state.image) {
        if (screen.shown?.state === 'preview') return;
        screen.become('preview', preview, state.image.dataUrl);
        // Its heading gets the focus with what is said of the photo.
        return taps.controlsChanged();
      }
      const isFraming = state.name === 'init' || state.name === 'capture';
      const needsMore = ['overdue', 'tapNeeded', 'unattended'].includes(camera.status);
      if (!isFraming || needsMore || asksToTurn(snapshot)) return needReact();
      // While the camera opens again, as after a retake, what is shown stays.
      if (state.name === 'init' || (camera.status !== 'live' && camera.status !== 'taking')) return;
      const isBack = screen.shown?.state === 'preview';
      screen.become('capture', live);
      if (isBack) {
        taps.controlsChanged();
        screen.focusHeading();
      }
      reactMayCome();
    };
    const voice = new EarlyVoice(screen, subject.language, ready);
    const follow = () => {
      const snapshot = capture.getSnapshot();
      show(snapshot);
      voice.hear(snapshot);
    };
    const stop = capture.subscribe(follow);
    const leave = end;
    end = () => {
      stop();
      leave();
    };
    follow();
    return true;
  };

  return {
    ports,
    services,
    removal,
    runCapture,
    endCapture: () => {
      end();
      end = () => undefined;
    },
  };
}

/** Whether a fragment shows this snapshot, but for the camera and what is said. */
function isShownBy({ snapshot }: Fragment, now: CaptureSnapshot): boolean {
  const about = ({ state, step, next, adminComment, refusals }: CaptureSnapshot) => ({
    state,
    step,
    next,
    adminComment,
    refusals,
  });
  return snapshot !== undefined && !asksToTurn(now) && isEqual(about(snapshot), about(now));
}
