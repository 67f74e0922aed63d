import {
  FakeCamera,
  FakeDevice,
  FakeProcedureRepository,
  MemoryPhotoVault,
  MemoryStorage,
  type FakeProviderSettings,
} from '@recto/adapters/fake';
import type { Language } from '@recto/core';
import { createTranslations, HotToasts, type Translations } from '@recto/ui';
import { createApp } from '../../host/src/container/container.ts';
import { fakeModule, type Fakes } from '../../host/src/container/fake-module.ts';
import type { HostApp } from '../../host/src/host-app.ts';
import { ReloadOnce } from '../../host/src/lazy/ReloadOnce.ts';
import { CurrentLanguage } from '../../host/src/lazy/CurrentLanguage.ts';
import { devices } from './devices.ts';
import { procedureWithPhotos, token } from './links.ts';
import { turnToWhatIsAsked } from './turn-to-what-is-asked.ts';
import type { World } from './world.ts';

/** A host app on fakes, wired as `host/src/main.tsx` wires the real one, and the fakes below it. */
export interface FakeHost {
  readonly fakes: Fakes;
  readonly host: HostApp & { readonly translations: Translations };
  /** Resolves when an open camera shows what was last laid before it. */
  readonly cameraDrawn: () => Promise<void>;
}

/** A story is not loaded again. */
const noMarks = { add: () => false, remove: () => {} };

/** @param language the first that is spoken: its texts are there when this resolves. */
export async function createFakeHost(world: World, language: Language): Promise<FakeHost> {
  const { script, cameras, moving } = world;
  const camera = new FakeCamera({ script, cameras, moving });
  const repository = new FakeProcedureRepository(
    [[token, await procedureWithPhotos(world)]],
    providerSettings(world),
  );
  const device = new FakeDevice(devices[world.device]);
  const fakes = {
    camera,
    repository,
    device,
    storage: new MemoryStorage(),
    vault: new MemoryPhotoVault(),
    toasts: new HotToasts(),
  };

  const app = createApp(fakeModule(fakes));
  const cameraDrawn = turnToWhatIsAsked(camera, app);

  const translations = createTranslations();
  await translations.changeLanguage(language);
  const reloads = new ReloadOnce({ device, load: () => {}, marks: noMarks });
  const speech = new CurrentLanguage(translations, reloads);
  return {
    fakes,
    cameraDrawn,
    host: { app, translations, language: speech, reloads, version: '1.0.0' },
  };
}

/** What the fake provider is told of the world. */
export function providerSettings({
  latencyMs,
  failingCalls,
  failure,
}: Pick<World, 'latencyMs' | 'failingCalls' | 'failure'>): Omit<FakeProviderSettings, 'uploadSteps'> {
  return { latencyMs, failing: Object.fromEntries(failingCalls.map((call) => [call, failure])) };
}
