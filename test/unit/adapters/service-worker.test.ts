import { installServiceWorker } from '@recto/adapters/browser';
import { describe, expect, test, vi } from 'vitest';

type ServiceWorkerWindow = Parameters<typeof installServiceWorker>[0];

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly messages: unknown[] = [];

  postMessage(message: unknown): void {
    this.messages.push(message);
  }

  becomes(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
}

const page = {
  url: '/service-worker.js',
  script: 'https://recto.example/assets/index-12345678.js',
  parts: ['de-de'],
};
const offer = { takeOver: '/assets/index-12345678.js' };

function windowWith(register: () => Promise<FakeRegistration>): ServiceWorkerWindow {
  return { navigator: { serviceWorker: { register: register as never } } };
}

describe('the page requests the activation of a new version’s worker', () => {
  test('the page requests the activation of a new version’s worker that waits already', async () => {
    const registration = new FakeRegistration();
    registration.waiting = new FakeWorker();
    await installServiceWorker(
      windowWith(async () => registration),
      page,
    );
    expect(registration.waiting.messages).toEqual([offer]);
  });

  test('the page requests the activation of a new version’s worker that was being installed before the page had started, once it is installed', async () => {
    const registration = new FakeRegistration();
    const worker = new FakeWorker();
    registration.installing = worker;
    await installServiceWorker(
      windowWith(async () => registration),
      page,
    );
    expect(worker.messages).toEqual([]);
    worker.becomes('installed');
    worker.becomes('activating');
    expect(worker.messages).toEqual([offer]);
  });

  test('the page requests the activation of a new version’s worker that is found later, once it is installed', async () => {
    const registration = new FakeRegistration();
    await installServiceWorker(
      windowWith(async () => registration),
      page,
    );
    const worker = new FakeWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.becomes('installed');
    expect(worker.messages).toEqual([offer]);
  });
});

test('the caches of the parts in use exist before the worker is installed, which caches them too', async () => {
  const order: string[] = [];
  await installServiceWorker(
    {
      ...windowWith(async () => {
        order.push('registered');
        return new FakeRegistration();
      }),
      caches: { open: async (name) => order.push(name) as never },
    },
    { ...page, parts: ['de-de', 'letters'] },
  );
  expect(order).toEqual(['recto-part-de-de', 'recto-part-letters', 'registered']);
});

test('where service workers are not available, nothing happens', async () => {
  const open = vi.fn<CacheStorage['open']>();
  await installServiceWorker({ navigator: {}, caches: { open } }, page);
  expect(open).not.toHaveBeenCalled();
  await installServiceWorker(
    windowWith(() => Promise.reject(new Error('SecurityError'))),
    page,
  );
});

test('the worker’s address is the only one that the Trusted Types policy allows', async () => {
  const addresses: unknown[] = [];
  const vouched = new Map<string, string>();
  await installServiceWorker(
    {
      navigator: {
        serviceWorker: {
          register: (async (address: unknown) => {
            addresses.push(address);
            return new FakeRegistration();
          }) as never,
        },
      },
      trustedTypes: {
        createPolicy: (name, { createScriptURL }) => {
          for (const url of [page.url, 'https://elsewhere.example/a.js'])
            vouched.set(url, createScriptURL(url));
          return { createScriptURL: (url) => `${name}: ${createScriptURL(url)}` };
        },
      },
    },
    page,
  );
  expect(addresses).toEqual(['recto: /service-worker.js']);
  expect([...vouched.values()]).toEqual(['/service-worker.js', '']);
});
