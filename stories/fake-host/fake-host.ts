import {
  FakeCamera,
  FakeDevice,
  FakeFrameAnalysis,
  FakeProcedureRepository,
  MemoryChoices,
  MemoryPhotoVault,
  MemoryStorage,
  type FakeProviderSettings,
} from '@recto/adapters/fake';
import type { Language } from '@recto/core';
import { HotToasts, type Translations } from '@recto/ui';
import { createStoryTranslations } from '../../.storybook/story-translations.ts';
import { createApp } from '../../host/src/container/create-app.ts';
import { createEntry } from '../../host/src/container/create-entry.ts';
import { createServices } from '../../host/src/container/create-services.ts';
import { fakePorts, type Fakes } from '../../host/src/container/fake-ports.ts';
import type { HostApp } from '../../host/src/routes/host-app.ts';
import { ReloadOnce } from '../../host/src/lazy-parts/ReloadOnce.ts';
import { CurrentLanguage } from '../../host/src/lazy-parts/CurrentLanguage.ts';
import { devices } from './devices.ts';
import { procedureWithPhotos, token } from './links.ts';
import { matchSceneToStep, type MatchedScene } from './match-scene-to-step.ts';
import type { Scenario } from './scenario.ts';

/** A host app on fakes, wired like the real one in `host/src/start/mount.tsx`, and its fakes. */
export interface FakeHost {
  readonly fakes: Fakes;
  readonly host: HostApp & { readonly translations: Translations };
  readonly scene: MatchedScene;
}

/** A story is never reloaded, so it stores no reload marks. */
const noMarks = { add: () => false, remove: () => {} };

/** The receipt shows it, so it is always the same. */
const timeOfDay = new Date(2026, 10, 25, 14, 42).getTime();

/** @param language the initial language; its texts are loaded when this resolves. */
export async function createFakeHost(scenario: Scenario, language: Language): Promise<FakeHost> {
  const { cameraScript, cameras, moving } = scenario;
  const camera = new FakeCamera({ script: cameraScript, cameras, moving });
  const repository = new FakeProcedureRepository(
    [[token, await procedureWithPhotos(scenario)]],
    providerSettings(scenario),
  );
  const device = new FakeDevice(devices[scenario.device]);
  const fakes = {
    camera,
    repository,
    device,
    storage: new MemoryStorage(),
    vault: new MemoryPhotoVault(),
    toasts: new HotToasts(),
    analysis: new FakeFrameAnalysis(),
    choices: new MemoryChoices(),
    guidanceMode: 'full' as const,
    now: () => timeOfDay,
  };

  const ports = fakePorts(fakes);
  const app = createApp(ports, createServices(ports, createEntry(ports)));
  const scene = matchSceneToStep(camera, app.capture, app.store);

  const translations = createStoryTranslations();
  await translations.changeLanguage(language);
  const reloads = new ReloadOnce({ device, load: () => {}, marks: noMarks });
  const speech = new CurrentLanguage(translations, reloads);
  return {
    fakes,
    scene,
    host: { app, translations, language: speech, reloads, version: '1.0.0', opensInKnownLanguage: true },
  };
}

/** The scenario's settings for the fake provider. */
export function providerSettings({
  latencyMs,
  failingCalls,
  failure,
  keptAtReset,
}: Pick<Scenario, 'latencyMs' | 'failingCalls' | 'failure' | 'keptAtReset'>): Omit<
  FakeProviderSettings,
  'uploadSteps'
> {
  return { latencyMs, failing: Object.fromEntries(failingCalls.map((call) => [call, failure])), keptAtReset };
}
