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
  browserCamera,
  BrowserDevice,
  BrowserEvents,
  GetUserMediaCamera,
  IndexedDbPhotoVault,
} from '@recto/adapters/browser';
import { ConfirmSession, loadRemoval, SnapshotStore, systemClock, type AppEvent } from '@recto/core';
import { describe, expect, it } from 'vitest';
import { browserPorts } from '../../../host/src/container/browser-ports.ts';
import { bindAll, createApp } from '../../../host/src/container/create-app.ts';
import { createEntry } from '../../../host/src/container/create-entry.ts';
import { createServices } from '../../../host/src/container/create-services.ts';
import { fakePorts, type Fakes } from '../../../host/src/container/fake-ports.ts';
import type { Ports } from '../../../host/src/container/ports.ts';
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
  filePicker: 'always',
  guidance: 'full',
  eventsUrl: null,
} as const;

const realPorts = browserPorts(
  window,
  {
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
    device,
    camera: browserCamera(window, device),
    toasts: new FakeToasts(),
    now: Date.now,
    choices: new MemoryChoices(),
    loadRemoval,
    visitPart: 'first',
    version: '1.2.3',
    events: new BrowserEvents(window, null),
  },
  {
    configuration,
    production: true,
  },
);

const servicesOn = (ports: Ports) => createServices(ports, createEntry(ports));

describe.each([
  ['fakes', fakePorts(fakes)],
  ['real adapters', realPorts],
])('on %s', (_, ports) => {
  const services = servicesOn(ports);
  const confirm = new ConfirmSession({ ...services, device: ports.device });
  const cameraApp = new SnapshotStore(false);
  const get = bindAll(ports, { ...services, confirm, cameraApp });

  it.each(keysOf(ports))('the port %s is bound as it was made', (name) => {
    expect(get(`port ${name}`)).toBe(ports[name]);
  });

  it.each(keysOf(services))('the service %s is bound as it was made', (name) => {
    expect(get(`service ${name}`)).toBe(services[name]);
  });

  it('the app is what is bound: all services, the device and the camera', () => {
    const { device: itsDevice, camera, filePicker, now } = ports;
    expect(createApp(ports, services)).toEqual({
      ...services,
      confirm: expect.any(ConfirmSession) as ConfirmSession,
      cameraApp: expect.any(SnapshotStore) as SnapshotStore<boolean>,
      device: itsDevice,
      camera,
      filePicker,
      now,
    });
  });
});

it('the ports of the fakes are the given fakes', () => {
  expect(fakePorts(fakes)).toMatchObject(fakes);
});

it('the ports of the browser are the real adapters', () => {
  expect(realPorts.camera).toBeInstanceOf(GetUserMediaCamera);
  expect(realPorts.repository).toBeInstanceOf(HttpProcedureRepository);
  expect(realPorts.device).toBeInstanceOf(BrowserDevice);
  expect(realPorts.vault).toBeInstanceOf(IndexedDbPhotoVault);
});

it('the toasts of the services are shown by the port, and recorded', () => {
  const toasts = new FakeToasts();
  const events: AppEvent[] = [];
  const ports = fakePorts({ ...fakes, toasts, events: { emit: (event) => events.push(event) } });
  const toast = {
    kind: 'success',
    code: 'Toasts.photoDeleted',
    about: 'idCardRecto',
    sticky: false,
  } as const;
  servicesOn(ports).toasts.show(toast);
  expect(toasts.shown).toEqual([toast]);
  expect(events.map(({ name }) => name)).toEqual(['photoDeleted']);
});

it('the app has no camera view, and no choices for it, in a browser that §5.3 does not list, unless the operator wants that', () => {
  const edge = new FakeDevice({ userAgent: userAgents.edge, maxTouchPoints: 5 });
  const listed = servicesOn(fakePorts({ ...fakes, device: edge }));
  expect([listed.supportsCapture, listed.choices]).toEqual([false, null]);
  const byEngine = servicesOn(fakePorts({ ...fakes, device: edge, browsers: 'engine' }));
  expect([byEngine.supportsCapture, byEngine.choices]).toEqual([true, fakes.choices]);
});

it.each([
  ['full', true],
  ['hints', false],
  ['off', false],
] as const)(
  'with the guidance "%s", that photos take themselves is offered: %s',
  (guidanceMode, isOffered) => {
    expect(servicesOn(fakePorts({ ...fakes, guidanceMode })).autoCapture).toBe(isOffered);
    const edge = new FakeDevice({ userAgent: userAgents.edge, maxTouchPoints: 5 });
    const withoutView = servicesOn(fakePorts({ ...fakes, guidanceMode, device: edge }));
    expect(withoutView.autoCapture).toBe(false);
  },
);

function keysOf<Made extends object>(made: Made): (keyof Made)[] {
  return Object.keys(made) as (keyof Made)[];
}
