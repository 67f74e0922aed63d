import {
  FakeCamera,
  FakeDevice,
  FakeProcedureRepository,
  FakeToasts,
  MemoryPhotoVault,
  MemoryStorage,
} from '@recto/adapters/fake';
import { HttpProcedureRepository } from '@recto/adapters/http';
import { BrowserDevice, GetUserMediaCamera, IndexedDbPhotoVault } from '@recto/adapters/browser';
import { systemClock } from '@recto/core';
import { Container, ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { appModule } from '../../../host/src/container/app-module.ts';
import { browserModule } from '../../../host/src/container/browser-module.ts';
import { createApp } from '../../../host/src/container/container.ts';
import { fakeModule, type Fakes } from '../../../host/src/container/fake-module.ts';
import { app, ports } from '../../../host/src/container/tokens.ts';

const fakes: Fakes = {
  camera: new FakeCamera(),
  repository: new FakeProcedureRepository([]),
  storage: new MemoryStorage(),
  vault: new MemoryPhotoVault(),
  device: new FakeDevice(),
  toasts: new FakeToasts(),
};

/** The parts of `window` that the real adapters read when they are created. */
const window = {
  addEventListener: () => undefined,
  document: { addEventListener: () => undefined, visibilityState: 'visible' },
  navigator: { userAgent: 'Mozilla/5.0 (iPhone)', maxTouchPoints: 5 },
  screen: {},
  matchMedia: () => ({ matches: false }),
} as unknown as Window & typeof globalThis;

const real = browserModule({
  window,
  http: {
    appOrigin: 'https://app.example',
    onNoResponseFrom: () => undefined,
    fetch: () => Promise.reject(new Error('No test asks the network here.')),
    createXhr: () => {
      throw new Error('This test must not use the network.');
    },
    clock: systemClock,
    random: () => 0,
  },
  storage: new MemoryStorage(),
  device: new BrowserDevice(window),
  configuration: {
    authEndpointUrl: 'https://provider.example/auth',
    idEndpointUrl: 'https://provider.example/id',
    clientId: 'recto',
    clientSecret: null,
    clientAuthentication: 'both',
  },
  production: true,
});

const tokens = [...Object.values(ports), ...Object.values(app)].map(
  (token) => [token.description!, token] as const,
);

describe.each([
  ['fakes', fakeModule(fakes)],
  ['real adapters', real],
])('on %s', (_, portsModule) => {
  const container = new Container();
  container.load(portsModule, appModule);

  it.each(tokens)('%s resolves to a singleton', (_name, token) => {
    const service = container.get(token);
    expect(service).toSatisfy((made) => typeof made === 'object' || typeof made === 'function');
    expect(container.get(token)).toBe(service);
  });
});

it('the fake module binds the given fakes', () => {
  const container = new Container();
  container.load(fakeModule(fakes));
  for (const [name, fake] of Object.entries(fakes)) {
    expect(container.get(ports[name as keyof Fakes])).toBe(fake);
  }
});

it('the browser module binds the real adapters', () => {
  const container = new Container();
  container.load(real);
  expect(container.get(ports.camera)).toBeInstanceOf(GetUserMediaCamera);
  expect(container.get(ports.repository)).toBeInstanceOf(HttpProcedureRepository);
  expect(container.get(ports.device)).toBeInstanceOf(BrowserDevice);
  expect(container.get(ports.vault)).toBeInstanceOf(IndexedDbPhotoVault);
});

it('the app has the bound device', () => {
  expect(createApp(fakeModule(fakes)).device).toBe(fakes.device);
});

it.each(Object.values(ports).map((port) => [port.description!, port] as const))(
  'an unbound %s throws an error that names it',
  (name, unbound) => {
    const whole = new Container();
    whole.load(fakeModule(fakes));
    const bound = Object.values(ports).filter((port) => port !== unbound);
    const incomplete = new ContainerModule(({ bind }) => {
      for (const port of bound) bind(port).toConstantValue(whole.get(port));
    });
    expect(() => createApp(incomplete)).toThrow(`Symbol(${name})`);
  },
);
