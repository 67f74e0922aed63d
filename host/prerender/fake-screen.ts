import {
  androidPhone,
  FakeCamera,
  FakeDevice,
  FakeFrameAnalysis,
  FakeProcedureRepository,
  MemoryChoices,
  MemoryPhotoVault,
  MemoryStorage,
} from '@recto/adapters/fake';
import {
  capturedImageFromPlatform,
  perPhoto,
  perRequiredFlag,
  photoNamed,
  type CaptureSnapshot,
  type FilePickerRule,
  type Language,
  type Procedure,
} from '@recto/core';
import { createTranslations, type Translations } from '@recto/ui';
import { createMemoryRouter } from 'react-router-dom';
import { createApp } from '../src/container/create-app.ts';
import { createEntry } from '../src/container/create-entry.ts';
import { createServices, type Services } from '../src/container/create-services.ts';
import { fakePorts } from '../src/container/fake-ports.ts';
import { CurrentLanguage } from '../src/lazy-parts/CurrentLanguage.ts';
import { ReloadOnce } from '../src/lazy-parts/ReloadOnce.ts';
import { createRoutes } from '../src/routes/routes.tsx';
import { photoSlot, slots, type FragmentKey } from '../src/start/fragments.ts';

/** A screen of the app, on fakes, as a customer sees it who has taken no photo yet. */
export interface FakeScreen {
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly services: Services;
  readonly i18n: Translations['i18n'];
  /** What a capture screen shows; undefined for the start screen. */
  readonly snapshot: CaptureSnapshot | undefined;
  /** Ends all of it, so that no timer is left. */
  readonly dispose: () => void;
}

/**
 * Opens a screen at the state that a fragment shows.
 * @param filePicker as without a configuration if it is left out, which is how fragments are made.
 */
export async function openFakeScreen(key: FragmentKey, filePicker?: FilePickerRule): Promise<FakeScreen> {
  const { state, language, guidance } = key;
  const isStart = state === 'start' || state === 'starting';
  const translations = await translationsIn(language);
  const ports = fakePorts({
    ...fakes(procedureOf(key, isStart ? 'active' : 'started')),
    guidanceMode: guidance,
    ...(filePicker && { filePicker }),
  });
  const services = createServices(ports, createEntry(ports));
  const { capture, store } = services;
  const app = createApp(ports, services);
  const reloads = new ReloadOnce({
    device: app.device,
    load: () => undefined,
    marks: { add: () => false, remove: () => undefined },
  });
  const routes = createRoutes({
    app,
    language: new CurrentLanguage(translations, reloads),
    reloads,
    version: __RECTO_VERSION__,
    opensInKnownLanguage: true,
  });
  const path = `/t/${isStart ? 'start' : 'capture'}`;
  const router = createMemoryRouter(routes, { initialEntries: [`${path}?language=${language}`] });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  if (router.state.location.pathname !== path || router.state.errors !== null)
    throw new Error(`${path} can't be prerendered.`);
  const snapshot = isStart ? undefined : shownAs(state, capture.getSnapshot());
  if (snapshot !== undefined) Object.assign(capture, { getSnapshot: () => snapshot });
  if (state === 'starting') {
    const starting = { ...store.getSnapshot(), pending: 'start' as const };
    Object.assign(store, { getSnapshot: () => starting });
  }
  const dispose = () => {
    router.dispose();
    for (const each of [capture, app.confirm, services.uploads, services.entry, store]) each.dispose();
  };
  return { router, services, i18n: translations.i18n, snapshot, dispose };
}

const translations = new Map<Language, ReturnType<typeof createTranslations>>();

async function translationsIn(language: Language) {
  const known = translations.get(language) ?? createTranslations();
  translations.set(language, known);
  await known.changeLanguage(language);
  return known;
}

function procedureOf({ language, documents: required }: FragmentKey, status: Procedure['status']): Procedure {
  return {
    ...perRequiredFlag(({ name }) => required.includes(name)),
    status,
    language,
    photos: perPhoto(() => null),
    thumbs: perPhoto(() => null),
    webappUrl: null,
    redirectUrl: null,
    adminComment: null,
    appointment: { customer: { lastname: slots.lastname } },
  };
}

function fakes(procedure: Procedure) {
  return {
    camera: new FakeCamera(),
    repository: new FakeProcedureRepository([['t', procedure]], { latencyMs: 0 }),
    device: new FakeDevice(androidPhone),
    storage: new MemoryStorage(),
    vault: new MemoryPhotoVault(),
    toasts: { show: () => undefined, withdraw: () => undefined },
    analysis: new FakeFrameAnalysis(),
    choices: new MemoryChoices(),
  };
}

/** The snapshot of a session that has just been prepared, in one of the first three states of its first photo. */
function shownAs(state: 'init' | 'capture' | 'preview', prepared: CaptureSnapshot): CaptureSnapshot {
  const { photo } = prepared.state;
  const isFace = photoNamed(photo).frame === 'face';
  const live = { status: 'live', facingMode: isFace ? 'user' : 'environment', canSwitch: false } as const;
  if (state === 'init') return { ...prepared, camera: { status: 'starting' } };
  if (state === 'capture') return { ...prepared, state: { name: 'capture', photo }, camera: live };
  const image = capturedImageFromPlatform(photoSlot);
  return {
    ...prepared,
    state: { name: 'preview', photo, image, mirrored: isFace, replaces: null } as CaptureSnapshot['state'],
    camera: { ...live, status: 'taking' },
  };
}
