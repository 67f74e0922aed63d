import {
  androidPhone,
  FakeCamera,
  FakeDevice,
  FakeFrameAnalysis,
  FakeProcedureRepository,
  FakeToasts,
  MemoryChoices,
  MemoryPhotoVault,
  MemoryStorage,
} from '@recto/adapters/fake';
import type { Language, Procedure, ProcedureStatus } from '@recto/core';
import { createTranslations } from '@recto/ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../host/src/container/create-app.ts';
import { createEntry } from '../../../host/src/container/create-entry.ts';
import { createServices } from '../../../host/src/container/create-services.ts';
import { fakePorts } from '../../../host/src/container/fake-ports.ts';
import type { HostApp } from '../../../host/src/routes/host-app.ts';
import { ReloadOnce } from '../../../host/src/lazy-parts/ReloadOnce.ts';
import { CurrentLanguage } from '../../../host/src/lazy-parts/CurrentLanguage.ts';
import { createLoaders, type Loaders } from '../../../host/src/routes/loaders.ts';
import { imageOf, procedureWith, requiring } from '../../support/procedures.ts';

const token = 'a-token';

const desktop = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
  maxTouchPoints: 0,
};
const oldPhone = {
  userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:96.0) Gecko/96.0 Firefox/96.0',
  maxTouchPoints: 5,
};

let repository: FakeProcedureRepository;
let spoken: Language[];

beforeEach(() => {
  repository = new FakeProcedureRepository([]);
  spoken = [];
});

function procedureIn(status: ProcedureStatus, part: Partial<Procedure> = {}): Procedure {
  return procedureWith({ status, language: 'nl-nl', ...requiring('idCard'), ...part });
}

function host(
  device = new FakeDevice(),
  vault = new MemoryPhotoVault(),
  storage = new MemoryStorage(),
): HostApp {
  const ports = fakePorts({
    repository,
    storage,
    vault,
    device,
    camera: new FakeCamera(),
    toasts: new FakeToasts(),
    analysis: new FakeFrameAnalysis(),
    choices: new MemoryChoices(),
    guidanceMode: 'off',
  });
  const reloads = new ReloadOnce({ device, load: () => {}, marks: { add: () => false, remove: () => {} } });
  const translations = {
    ...createTranslations(),
    changeLanguage: async (language: Language) => {
      spoken.push(language);
      return language;
    },
  };
  return {
    app: createApp(ports, createServices(ports, createEntry(ports))),
    language: new CurrentLanguage(translations, reloads),
    reloads,
    opensInKnownLanguage: false,
    version: '0.0.0',
  };
}

/** What a loader returns or redirects to. */
async function run(loader: Loaders['capture'], path: string): Promise<unknown> {
  const url = new URL(path, 'https://recto.example');
  const args = {
    request: new Request(url),
    params: { token: url.pathname.split('/')[1] },
  } as unknown as Parameters<Loaders['capture']>[0];
  try {
    return await loader(args, undefined);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

/** Where a loader redirects to; null when the screen is shown. */
async function outcome(loader: Loaders['capture'], path: string): Promise<string | null> {
  const result = await run(loader, path);
  return result instanceof Response ? result.headers.get('Location') : null;
}

describe('the guard of the child routes (§4), one row for each way that a loader redirects', () => {
  it.each([
    ['active', 'start', null],
    ['active', 'capture', 'start'],
    ['active', 'confirm', 'start'],
    ['started', 'capture', null],
    ['started', 'confirm', null],
    ['started', 'status', 'start'],
    ['started', 'photos', '/404'],
    ['expired', 'photos', 'status'],
  ] as const)('of %s, the loader of %s redirects to %s, with the query', async (status, child, redirect) => {
    repository.put(token, procedureIn(status));
    const loaders = createLoaders(host());
    const loader = child === 'capture' ? loaders.capture : loaders.child(child);
    const expected = redirect === null || redirect.startsWith('/') ? redirect : `/${token}/${redirect}`;
    const path = await outcome(loader, `/${token}/${child}?language=de-de&campaign=7`);
    expect(path).toBe(expected === null ? null : `${expected}?language=de-de&campaign=7`);
  });
});

describe('entering (§6, §8)', () => {
  it('the entry redirects an unknown token to /404, which does not offer to try again', async () => {
    const loaders = createLoaders(host());
    expect(await outcome(loaders.child('start'), `/${token}/start`)).toBe('/404');
    expect(await run(loaders.notFound, '/404')).toEqual({ unreachable: null });
  });

  it('the entry redirects a link with a dot behind it to the address that the provider knows, with its query', async () => {
    repository.put(token, procedureIn('started'));
    const loaders = createLoaders(host());
    for (const [child, loader] of [
      ['confirm', loaders.child('confirm')],
      ['capture', loaders.capture],
      ['status', loaders.child('status')],
    ] as const) {
      const expected = child === 'status' ? 'start' : child;
      expect(await outcome(loader, `/${token}./${child}?campaign=7`)).toBe(
        `/${token}/${expected}?campaign=7`,
      );
    }
    expect(await outcome(loaders.child('confirm'), `/${token}/confirm`)).toBeNull();
  });

  it('the entry redirects a link whose provider is unreachable to /404, which offers to open it again with its query', async () => {
    repository.put(token, procedureIn('active'));
    repository.settings.failing = { readProcedure: 'unreachable' };
    const loaders = createLoaders(host());
    const link = `/${token}/start?viewStep=1`;
    expect(await outcome(loaders.child('start'), link)).toBe('/404?viewStep=1');
    expect(await run(loaders.notFound, '/404?viewStep=1')).toEqual({ unreachable: link });
  });

  it('the entry does not offer that link any more when an unknown path redirects to /404', async () => {
    repository.settings.failing = { readProcedure: 'unreachable' };
    const loaders = createLoaders(host());
    await outcome(loaders.child('start'), `/${token}/start`);
    expect(await outcome(loaders.toNotFound, '/no/such/path')).toBe('/404');
    expect(await run(loaders.notFound, '/404')).toEqual({ unreachable: null });
  });

  it('the entry redirects a desktop visitor to /mobile, and from there to /404 without a stored procedure', async () => {
    repository.put(token, procedureIn('active'));
    const loaders = createLoaders(host(new FakeDevice(desktop)));
    expect(await outcome(loaders.mobile, '/mobile')).toBe('/404');
    expect(await outcome(loaders.child('start'), `/${token}/start`)).toBe('/mobile');
    expect(await outcome(loaders.mobile, '/mobile')).toBeNull();
  });

  it('the entry redirects the empty child path to status, with the query', async () => {
    expect(await outcome(createLoaders(host()).toStatus, `/${token}/?language=it-it`)).toBe(
      `/${token}/status?language=it-it`,
    );
  });
});

describe('the language (§1)', () => {
  it.each([
    ['?language=de-de', 'de-de'],
    ['?language=xx-xx', 'nl-nl'],
    ['', 'nl-nl'],
  ])('the language with the query "%s" is %s', async (query, language) => {
    repository.put(token, procedureIn('active'));
    await outcome(createLoaders(host()).child('start'), `/${token}/start${query}`);
    expect(spoken).toEqual([language]);
  });

  it('the language is French on /404 where nothing is known', async () => {
    await outcome(createLoaders(host()).notFound, '/404');
    expect(spoken).toEqual(['fr-fr']);
  });

  it('the language is the browser’s on /404 without a procedure', async () => {
    const device = new FakeDevice({ ...androidPhone, languages: ['pt-PT', 'de-AT', 'en'] });
    const loaders = createLoaders(host(device));
    await outcome(loaders.notFound, '/404');
    await outcome(loaders.notFound, '/404?language=it-it');
    expect(spoken).toEqual(['de-de', 'it-it']);
  });

  it.each(['pt-pt', null])(
    'the language is French if that of the procedure is %j, whatever the browser’s',
    async (language) => {
      const device = new FakeDevice({ ...androidPhone, languages: ['de-AT'] });
      repository.put(token, procedureIn('active', { language }));
      const loaders = createLoaders(host(device));
      await outcome(loaders.child('start'), `/${token}/start`);
      await outcome(loaders.child('start'), `/${token}/start?language=xx-xx`);
      await outcome(loaders.child('start'), `/${token}/start?language=it-it`);
      expect(spoken).toEqual(['fr-fr', 'fr-fr', 'it-it']);
    },
  );
});

describe('a link that is opened from the stored procedure, without a response of the provider', () => {
  function offline() {
    const device = new FakeDevice();
    device.setOnline(false);
    const storage = new MemoryStorage({ token, procedure: procedureIn('active') });
    return { storage, ...host(device, new MemoryPhotoVault(), storage) };
  }

  it('an offline link is guarded once the photos in the vault are known, which may show that it was started', async () => {
    const { storage, ...app } = offline();
    vi.spyOn(app.app.uploads, 'ready').mockImplementation(async () => {
      storage.write({ token, procedure: procedureIn('started') });
      app.app.store.catchUp();
    });
    expect(await outcome(createLoaders(app).child('confirm'), `/${token}/confirm`)).toBeNull();
  });

  it('an offline link waits for the photos in the vault no longer than the upload queue does', async () => {
    const app = offline();
    const ready = vi.spyOn(app.app.uploads, 'ready').mockResolvedValue();
    expect(await outcome(createLoaders(app).child('confirm'), `/${token}/confirm`)).toBe(`/${token}/start`);
    expect(ready).toHaveBeenCalledOnce();
  });

  it('an offline link does not wait for the photos in the vault where the provider has responded', async () => {
    repository.put(token, procedureIn('started'));
    const app = host();
    vi.spyOn(app.app.uploads, 'ready').mockReturnValue(new Promise(() => undefined));
    expect(await outcome(createLoaders(app).child('confirm'), `/${token}/confirm`)).toBeNull();
  });
});

describe('the capture route', () => {
  it('the capture route redirects to confirm in a browser without the camera view (§5)', async () => {
    repository.put(token, procedureIn('started'));
    const loaders = createLoaders(host(new FakeDevice(oldPhone)));
    expect(await outcome(loaders.capture, `/${token}/capture`)).toBe(`/${token}/confirm`);
  });

  it('the capture route redirects to confirm when nothing is missing (§4)', async () => {
    const thumb = { displayUrl: 'https://recto.example/thumb' };
    const photos = procedureIn('started').thumbs;
    repository.put(
      token,
      procedureIn('started', { thumbs: { ...photos, idCardRecto: thumb, idCardVerso: thumb } }),
    );
    expect(await outcome(createLoaders(host()).capture, `/${token}/capture`)).toBe(`/${token}/confirm`);
  });

  it('the capture route starts with the step of viewStep, and ignores one that is not required', async () => {
    repository.put(token, procedureIn('started'));
    const app = host();
    const loaders = createLoaders(app);
    expect(await outcome(loaders.capture, `/${token}/capture?viewStep=1`)).toBeNull();
    expect(app.app.capture.getSnapshot().state).toEqual({
      name: 'init',
      photo: 'idCardVerso',
    });
    expect(await outcome(loaders.capture, `/${token}/capture?viewStep=4`)).toBeNull();
    expect(app.app.capture.getSnapshot().state).toEqual({
      name: 'init',
      photo: 'idCardRecto',
    });
  });

  it('the capture route does not ask for a photo that waits on the phone, also if the phone reads its photos late', async () => {
    repository.put(token, procedureIn('started'));
    repository.settings.failing = { savePhoto: 'unreachable' };
    const late = <T>(call: () => T) => new Promise<T>((done) => setTimeout(() => done(call())));
    const vault = new MemoryPhotoVault({ run: late });
    const facts = { status: 'started', providerHad: 'none', attempted: false } as const;
    const id = await vault.reserve(token, 'idCardRecto', facts);
    const photo = { source: 'taken', photo: 'idCardRecto', image: imageOf('front') } as const;
    await vault.store(token, id, photo, facts);
    const app = host(new FakeDevice(), vault);
    expect(await outcome(createLoaders(app).capture, `/${token}/capture`)).toBeNull();
    expect(app.app.capture.getSnapshot().state.photo).toBe('idCardVerso');
  });

  it.each([
    ['of the address bar is replaced', `/${token}/capture?a=1`, true],
    ['of another screen is kept', `/${token}/confirm`, false],
  ])('when the capture route redirects, the history entry %s', async (_what, shown, isReplaced) => {
    repository.put(token, procedureIn('started'));
    const device = Object.assign(new FakeDevice(oldPhone), { address: `https://recto.example${shown}` });
    const redirect = await run(createLoaders(host(device)).capture, `/${token}/capture?a=1`);
    expect(redirect).toBeInstanceOf(Response);
    expect((redirect as Response).headers.has('X-Remix-Replace')).toBe(isReplaced);
  });
});
