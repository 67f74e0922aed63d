import { FakeDevice, FakeToasts, MemoryPhotoVault, MemoryStorage, soleTabMutex } from '@recto/adapters/fake';
import {
  ConfirmSession,
  perPhoto,
  perRequiredFlag,
  ProcedureStore,
  UploadQueue,
  type Procedure,
  type ProcedureRepository,
} from '@recto/core';
import { ConfirmScreen, createTranslations, RectoRoot, StartScreen, StatusScreen } from '@recto/ui';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';

/** Runs in Node: prints the markup of the screens as JSON, and what was written to the console. */

const warnings: string[] = [];
for (const name of ['error', 'warn']) {
  Reflect.set(console, name, (...texts: unknown[]) => void warnings.push(texts.join(' ')));
}

const ignore = () => undefined;
const translations = createTranslations();
await translations.changeLanguage('en-gb');

async function parts(status: Procedure['status']) {
  const repository = {
    readProcedure: () => Promise.resolve({ ...procedure, status }),
  } as unknown as ProcedureRepository;
  const toasts = new FakeToasts();
  const storage = new MemoryStorage();
  const store = new ProcedureStore({ repository, storage, toasts, now: () => Date.now() });
  await store.verify('token');
  const device = new FakeDevice();
  const vault = new MemoryPhotoVault();
  const mutex = soleTabMutex;
  const ports = { repository, storage, toasts, store, device, vault, random: () => 0.5, mutex };
  const uploads = new UploadQueue(ports);
  return { store, uploads, confirm: new ConfirmSession({ store, uploads, device, toasts }) };
}

const procedure: Procedure = {
  status: 'started',
  language: 'en-gb',
  ...perRequiredFlag(({ name }) => name === 'idCard'),
  photos: perPhoto(() => null),
  thumbs: perPhoto(() => null),
  webappUrl: null,
  redirectUrl: null,
  adminComment: null,
  appointment: { customer: { lastname: 'Doe' } },
};

function render(screen: ReactElement): string {
  return renderToString(<I18nextProvider i18n={translations.i18n}>{screen}</I18nextProvider>);
}

const [started, finished] = [await parts('started'), await parts('finished')];
const start = (
  <StartScreen store={started.store} uploads={started.uploads} choices={null} onStarted={ignore} />
);
const markup = {
  start: render(start),
  confirm: render(
    <ConfirmScreen session={started.confirm} captureSupported onCapture={ignore} onFinished={ignore} />,
  ),
  status: render(<StatusScreen store={finished.store} onReset={ignore} />),
  guest: render(<RectoRoot>{start}</RectoRoot>),
};
process.stdout.write(JSON.stringify({ markup, warnings }), () => process.exit(0));
