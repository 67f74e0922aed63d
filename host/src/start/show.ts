import { BrowserEvents, SessionChoices } from '@recto/adapters/browser';
import {
  chooseLanguage,
  defaultChoices,
  guardRedirect,
  isCaptureSupported,
  isEqual,
  isMobile,
  missingPhotos,
  parseUserAgent,
  pathOf,
  pendingPhotoNames,
  requiredPhotos,
  sleep,
  visitPartOf,
  type EntryOutcome,
  type Procedure,
} from '@recto/core';
import { createEntry, type EntryPorts, type EntryServices } from '../container/create-entry.ts';
import { basename } from './address.ts';
import type { Ahead } from './ahead.ts';
import { EarlyTaps } from './EarlyTaps.ts';
import type { Services } from '../container/create-services.ts';
import type { Identified, Provider } from './identify.ts';
import { KnownCamera } from './KnownCamera.ts';
import { LaterToasts } from './LaterToasts.ts';
import { PageScreen, type ScreenSubject } from './PageScreen.ts';
import { preloadChunk } from './page-files.ts';
import type { EarlyPage, Served } from './early-page.ts';

/** How long no screen may be shown, in ms: then React comes, whose loading indicator also screen readers hear. */
const reactLimitMs = 2500;
/** How long React waits for a camera that opens, in ms. */
const cameraLimitMs = 1500;
/** How long it waits for the paint of what can be used, in ms. */
const paintLimitMs = 200;

/** Phase `show`. */
export function showEarly(
  window: Window & typeof globalThis,
  identified: Identified,
  ahead: Ahead,
): EarlyPage {
  const { document, location } = window;
  const { device, storage, stored, link, provider } = identified;
  let needReact: () => void = () => undefined;
  const needed = new Promise<void>((resolve) => (needReact = resolve));
  const need = () => needReact();
  let reactMayCome: () => void = () => undefined;
  const mayCome = new Promise<void>((resolve) => (reactMayCome = resolve));
  const screen = new PageScreen(document, ahead);
  const toasts = new LaterToasts(need);
  const choices = new SessionChoices(() => window.sessionStorage);
  const entryPorts = provider.then(({ configuration, repository, procedure }): EntryPorts => ({
    repository,
    storage,
    toasts,
    device,
    earlyProcedure: procedure,
    now: Date.now,
    events: new BrowserEvents(window, configuration.eventsUrl),
    visitPart: visitPartOf(stored?.token ?? null, link?.token ?? null),
    version: __RECTO_VERSION__,
  }));
  const opened = entryPorts.then(createEntry);
  opened.then(
    ({ readiness }) => readiness.subscribe(() => screen.setLoading(readiness.getSnapshot() === 'loading')),
    () => undefined, // `mount` shows it
  );
  let serving: Promise<Served> | null = null;
  /** Null until they are there. */
  let loaded: Services | null = null;
  let changing: Promise<unknown> | null = null;
  let starting: Promise<void> | null = null;
  /** What React's first loader gets; undefined once it has asked. */
  let failure: EntryOutcome | null | undefined = null;
  const known = new KnownCamera(window, device);
  const load = async (): Promise<Served> => {
    const parts = [import('./session.ts'), provider, entryPorts, known.adapter, opened] as const;
    const [{ serve }, found, ports, camera, made] = await Promise.all(parts);
    const there = serve(window, found, { ...ports, camera }, made, page);
    loaded = there.services;
    return there;
  };
  const served = () => (serving ??= load());

  /** Whether there are fragments for the texts and the settings. */
  const hasFragments = ({ configuration: { texts, browsers } }: Provider) =>
    texts === undefined &&
    // Elsewhere, photos are picked on the confirm screen.
    isCaptureSupported(parseUserAgent(device), browsers) &&
    isEqual(choices.read(), defaultChoices);
  /** In which language a screen is shown, and about what; null if no fragment can show it. */
  const subjectOf = ({ store }: EntryServices, found: Provider): ScreenSubject | null => {
    const { configuration, brand } = found;
    const { entry, refusal } = store.getSnapshot();
    if (entry === null || refusal !== null || hasPhotos(entry.procedure) || !hasFragments(found)) return null;
    const language = chooseLanguage({ ...identified.language, procedure: entry.procedure });
    const { guidance, filePicker } = configuration;
    return { procedure: entry.procedure, language, guidance, filePicker, brand };
  };
  const goTo = (token: string, name: string, isNew: boolean) => {
    const path = basename + pathOf([token, name]) + location.search;
    if (isNew) window.history.pushState(null, '', path);
    else if (path !== location.pathname + location.search) window.history.replaceState(null, '', path);
  };
  /** Begins to load React's files, all at once; behind a screen that can be used if one is shown. */
  const requestReact = () => {
    const { language } = screen.shown ?? {};
    const priority = language === undefined ? 'auto' : 'low';
    preloadChunk(document, 'app', priority);
    if (link !== null) preloadChunk(document, 'capture-part', priority);
    if (language !== undefined) preloadChunk(document, language, priority);
  };

  const showStart = async (made: EntryServices, found: Provider): Promise<void> => {
    const subject = subjectOf(made, found);
    const { entry, provider: report } = made.store.getSnapshot();
    // Without the provider's answer, the photos that wait on the phone may tell more.
    if (subject === null || report === null) return;
    if (subject.procedure.status !== 'active' && !(await hasNoPhotos())) return;
    const fragment = await screen.fragment('start', subject);
    if (fragment === null) return;
    goTo(entry!.token, 'start', false);
    if (!screen.show('start', fragment, subject)) return;
    made.recorder.screenShown('start');
    made.readiness.navigationEnded();
    taps.controlsChanged();
    // What the tap needs comes first, then what React needs.
    await Promise.allSettled([served(), ahead.fragments('capture')]);
  };
  const hasNoPhotos = async () => {
    const { uploads } = (await served()).services;
    await uploads.ready();
    return pendingPhotoNames(uploads.getSnapshot()).length === 0;
  };
  /** @returns whether it is shown. */
  const showCapture = async (made: EntryServices, found: Provider): Promise<boolean> => {
    const subject = subjectOf(made, found);
    if (subject === null) return false;
    const { runCapture } = await served();
    return runCapture(subject);
  };
  const begin = async (): Promise<void> => {
    void sleep(reactLimitMs).then(() => screen.shown === null && need());
    if (link === null || !isMobile(parseUserAgent(device))) return;
    const isCapture = link.screen === 'capture';
    if (isCapture) {
      served().catch(() => undefined);
      known.prepare().catch(() => undefined);
    }
    const isKnown = stored !== null && stored.token === link.token;
    // A step that the address names may be that of another camera; no configuration takes a listed browser its camera view.
    const isListed = isCaptureSupported(parseUserAgent(device), 'listed');
    if (isCapture && isKnown && isListed && !location.search.includes('viewStep'))
      known.openFor(stored.procedure).catch(() => undefined);
    const [made, found] = await Promise.all([opened, provider]);
    const opening = made.entry.open(link.token);
    opening.catch(() => undefined); // React's loader gets the same
    // React shows the first screen: it need not wait for the answer.
    if (!hasFragments(found) || (isKnown && isUnderWay(stored.procedure))) need();
    if (!isCapture || !isKnown) {
      const outcome = await opening;
      if (outcome.name !== 'entered') {
        if (failure !== undefined) failure = outcome;
        return;
      }
    }
    // On a capture link that is known, the stored one: call 2 may not be answered yet.
    const { procedure } = made.store.getSnapshot().entry!;
    const asked = link.screen ?? 'status';
    const name = guardRedirect(procedure.status, asked) ?? asked;
    if (name === 'start') await showStart(made, found);
    // The customer may be asked for the camera meanwhile. Once it is there, React comes at once.
    else if (name === 'capture' && (await showCapture(made, found))) await sleep(cameraLimitMs);
  };

  /** A tap on "Start": the camera opens and call 3 is made; then the capture screen is shown, here or by React. */
  const start = async (): Promise<void> => {
    const [made, found] = await Promise.all([opened, provider]);
    const subject = subjectOf(made, found);
    const busy = subject === null ? null : await screen.fragment('starting', subject);
    const { shown } = screen;
    if (busy !== null) screen.become('starting', busy);
    served().catch(() => undefined); // the capture screen needs it, and says so
    // Call 3 waits for no file.
    if (!(await (loaded?.capture ?? made.store).start())) {
      if (shown !== null) screen.become('start', shown.fragment);
      return;
    }
    if (screen.isHandedOver) return page.onStarted();
    made.readiness.navigationStarted();
    goTo(made.store.getSnapshot().entry!.token, 'capture', true);
    changing = showCapture(made, found);
    const isShown = await changing.finally(() => (changing = null));
    if (isShown) await sleep(cameraLimitMs).then(reactMayCome);
    else need();
  };
  const withCapture = (act: (capture: Served['services']['capture']) => unknown) => () =>
    void served().then(({ services }) => act(services.capture));
  const taps = new EarlyTaps(
    document,
    screen,
    {
      start: () => {
        starting ??= start()
          .catch(need)
          .finally(() => (starting = null));
      },
      shutter: withCapture((capture) => capture.shutter()),
      retake: withCapture((capture) => capture.retake()),
      use: withCapture((capture) => capture.use()),
      'choose-file': () => screen.find('input[type=file]')?.click(),
    },
    need,
  );
  const page: EarlyPage = {
    screen,
    taps,
    toasts,
    choices,
    takeFailure: () => {
      const taken = failure ?? null;
      failure = undefined;
      return taken;
    },
    opened,
    served,
    ready: Promise.race([
      // What can be used is painted first.
      Promise.race([begin().catch(() => known.giveBack()), mayCome]).then(
        () => screen.shown !== null && painted(window),
      ),
      needed,
    ]).then(requestReact),
    onStarted: () => undefined,
    reactMayCome: () => reactMayCome(),
    needReact: need,
    changeEnded: async () => {
      // oxlint-disable-next-line no-unmodified-loop-condition -- a tap changes it meanwhile.
      while (changing !== null) await changing.catch(() => undefined);
    },
    end: () => {
      screen.handedOver();
      taps.end();
      serving?.then(({ endCapture }) => endCapture()).catch(() => undefined);
    },
    broke: async (reason) => {
      const online = new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      if (screen.shown !== null) await needed;
      await photoIsGone(loaded);
      page.end();
      screen.showDrawing();
      void online.then(() => window.location.reload());
      throw reason;
    },
  };
  return page;
}

/** Resolves once the page has painted what was changed; in a hidden page, which paints nothing, soon. */
function painted(window: Window): Promise<unknown> {
  const isPainted = new Promise<void>((resolve) =>
    window.requestAnimationFrame(() => window.setTimeout(resolve)),
  );
  return Promise.race([isPainted, sleep(paintLimitMs)]);
}

/** Whether the provider has a photo that the procedure requires. */
function hasPhotos(procedure: Procedure): boolean {
  return missingPhotos(procedure).length < requiredPhotos(procedure).length;
}

/** Whether a procedure is beyond what fragments show. */
function isUnderWay(procedure: Procedure): boolean {
  return hasPhotos(procedure) || (procedure.status !== 'active' && procedure.status !== 'started');
}

/** Resolves when the capture session holds no photo that only this page has. */
function photoIsGone(services: Services | null): Promise<void> {
  return new Promise((resolve) => {
    if (services?.capture.holdsImage !== true) return resolve();
    const { capture } = services;
    const stop = capture.subscribe(() => {
      if (capture.holdsImage) return;
      stop();
      resolve();
    });
  });
}
