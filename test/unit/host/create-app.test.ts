import {
  FakeCamera,
  FakeDevice,
  FakeFrameAnalysis,
  FakeProcedureRepository,
  FakeToasts,
  MemoryChoices,
  MemoryPhotoVault,
  MemoryStorage,
} from '@recto/adapters/fake';
import { HttpProcedureRepository } from '@recto/adapters/http';
import {
  BrowserDevice,
  browserEarlyCamera,
  GetUserMediaCamera,
  IndexedDbPhotoVault,
} from '@recto/adapters/browser';
import { loadRemoval, systemClock } from '@recto/core';
import { Container, ContainerModule } from 'inversify';
import { describe, expect, it, vi } from 'vitest';
import { appModule } from '../../../host/src/container/app-module.ts';
import { browserModule } from '../../../host/src/container/browser-module.ts';
import { browserSessions } from '../../../host/src/container/browser-sessions.ts';
import { createApp } from '../../../host/src/container/create-app.ts';
import { fakeModule, type Fakes } from '../../../host/src/container/fake-module.ts';
import { sessionModule } from '../../../host/src/container/session-module.ts';
import { app, ports } from '../../../host/src/container/tokens.ts';
import { userAgents } from '../../e2e/fixtures/user-agents.ts';

const fakes: Fakes = {
  camera: new FakeCamera(),
  repository: new FakeProcedureRepository([]),
  storage: new MemoryStorage(),
  vault: new MemoryPhotoVault(),
  device: new FakeDevice(),
  toasts: new FakeToasts(),
  analysis: new FakeFrameAnalysis(),
  choices: new MemoryChoices(),
  guidanceMode: 'full',
};

/** The parts of `window` that the real adapters read when they are created. */
const window = {
  addEventListener: () => undefined,
  document: { addEventListener: () => undefined, visibilityState: 'visible' },
  navigator: { userAgent: 'Mozilla/5.0 (iPhone)', maxTouchPoints: 5 },
  screen: {},
  matchMedia: () => ({ matches: false }),
} as unknown as Window & typeof globalThis;

const device = new BrowserDevice(window);

const configuration = {
  authEndpointUrl: 'https://provider.example/auth',
  idEndpointUrl: 'https://provider.example/id',
  clientId: 'recto',
  clientSecret: null,
  clientAuthentication: 'both',
  browsers: 'listed',
  guidance: 'full',
  eventsUrl: null,
} as const;

const realPorts = browserModule({
  window,
  repository: new HttpProcedureRepository(configuration, {
    appOrigin: 'https://app.example',
    onNoResponseFrom: () => undefined,
    onUnusableResponse: () => undefined,
    fetch: () => Promise.reject(new Error('No test asks the network here.')),
    createXhr: () => {
      throw new Error('This test must not use the network.');
    },
    clock: systemClock,
    random: () => 0,
  }),
  earlyProcedure: null,
  storage: new MemoryStorage(),
  choices: new MemoryChoices(),
  device,
  configuration,
  production: true,
  loadRemoval,
  visitPart: 'first',
  version: '1.2.3',
});
const real = [
  realPorts,
  ...browserSessions({
    window,
    device,
    earlyCamera: browserEarlyCamera(window, device, () => window.document.body),
  }),
];

const tokens = [...Object.values(ports), ...Object.values(app)].map(
  (token) => [token.description!, token] as const,
);

describe.each([
  ['fakes', [fakeModule(fakes), sessionModule]],
  ['real adapters', real],
])('on %s', (_, modules) => {
  const container = new Container();
  container.loadSync(appModule, ...modules);

  it.each(tokens)('%s resolves to a singleton', (_name, token) => {
    const service = container.get(token);
    expect(service).toSatisfy((made) => ['object', 'function', 'string'].includes(typeof made));
    expect(container.get(token)).toBe(service);
  });
});

it('the fake module binds the given fakes', () => {
  const container = new Container();
  container.loadSync(fakeModule(fakes));
  for (const [name, fake] of Object.entries(fakes)) {
    expect(container.get(ports[name as keyof Fakes])).toBe(fake);
  }
});

it('the browser module binds the real adapters', () => {
  const container = new Container();
  container.loadSync(...real);
  expect(container.get(ports.camera)).toBeInstanceOf(GetUserMediaCamera);
  expect(container.get(ports.repository)).toBeInstanceOf(HttpProcedureRepository);
  expect(container.get(ports.device)).toBeInstanceOf(BrowserDevice);
  expect(container.get(ports.vault)).toBeInstanceOf(IndexedDbPhotoVault);
});

const loadSessionModules = async () => [sessionModule];

it('the app loads its sessions once, when they are first needed, and again after a failure', async () => {
  const load = vi.fn(loadSessionModules).mockRejectedValueOnce(new Error('no network'));
  const { sessions } = createApp(fakeModule(fakes), load);
  expect([load.mock.calls.length, sessions.loaded]).toEqual([0, null]);
  await expect(sessions.load()).rejects.toThrow('no network');
  const [first, second] = await Promise.all([sessions.load(), sessions.load()]);
  expect(first).toBe(second);
  expect(first.camera).toBe(fakes.camera);
  expect([load.mock.calls.length, sessions.loaded]).toEqual([2, first]);
});

it('the app has the bound device', () => {
  expect(createApp(fakeModule(fakes), loadSessionModules).device).toBe(fakes.device);
});

it('the app has no camera view, and no choices for it, in a browser that §5.3 does not list, unless the operator wants that', () => {
  const edge = new FakeDevice({ userAgent: userAgents.edge, maxTouchPoints: 5 });
  const listed = createApp(fakeModule({ ...fakes, device: edge }), loadSessionModules);
  expect([listed.supportsCapture, listed.choices]).toEqual([false, null]);
  const byEngine = createApp(fakeModule({ ...fakes, device: edge, browsers: 'engine' }), loadSessionModules);
  expect([byEngine.supportsCapture, byEngine.choices]).toEqual([true, fakes.choices]);
});

it.each([
  ['full', true],
  ['hints', false],
  ['off', false],
] as const)(
  'with the guidance "%s", that photos take themselves is offered: %s',
  (guidanceMode, isOffered) => {
    expect(createApp(fakeModule({ ...fakes, guidanceMode }), loadSessionModules).autoCapture).toBe(isOffered);
    const edge = new FakeDevice({ userAgent: userAgents.edge, maxTouchPoints: 5 });
    const withoutView = createApp(fakeModule({ ...fakes, guidanceMode, device: edge }), loadSessionModules);
    expect(withoutView.autoCapture).toBe(false);
  },
);

it.each(Object.values(ports).map((port) => [port.description!, port] as const))(
  'an unbound %s throws an error that names it',
  async (name, unbound) => {
    const whole = new Container();
    whole.loadSync(fakeModule(fakes));
    const bound = Object.values(ports).filter((port) => port !== unbound);
    const incomplete = new ContainerModule(({ bind }) => {
      for (const port of bound) bind(port).toConstantValue(whole.get(port));
    });
    const open = async () => createApp(incomplete, loadSessionModules).sessions.load();
    await expect(open()).rejects.toThrow(`Symbol(${name})`);
  },
);
