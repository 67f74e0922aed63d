import { ConfigurationError, loadConfiguration } from '@recto/adapters/configuration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ScriptedProvider } from './scripted-provider.ts';
import { testEnvironment } from './test-environment.ts';

const file = {
  authEndpointUrl: 'https://auth.example/v1',
  idEndpointUrl: 'https://id.example',
  clientId: 'recto',
  clientSecret: 'geheim',
  clientAuthentication: 'basic',
  browsers: 'engine',
  filePicker: 'withoutCamera',
  guidance: 'hints',
  eventsUrl: '/events',
};

let server: ScriptedProvider;
beforeEach(async () => {
  server = await ScriptedProvider.start();
  reported = [];
});
afterEach(() => server.close());

const path = '/assets/config.json';
const environment = testEnvironment();
let reported: string[] = [];
const report = (line: string) => void reported.push(line);

function load(body: string | object) {
  server.script(`GET ${path}`, { body });
  return loadConfiguration(environment, server.origin + path, report);
}

async function errorOf(loading: Promise<unknown>): Promise<ConfigurationError> {
  const error = await loading.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigurationError);
  return error as ConfigurationError;
}

describe('the configuration file', () => {
  it('the configuration file is read with its eight fields', async () => {
    expect(await load(file)).toEqual(file);
  });

  it('the configuration file may leave out clientAuthentication, which is then `both`', async () => {
    const { clientAuthentication: _, ...shorter } = file;
    expect(await load(shorter)).toMatchObject({ clientAuthentication: 'both' });
    expect(await load({ ...file, clientAuthentication: null })).toMatchObject({
      clientAuthentication: 'both',
    });
  });

  it.each([
    [undefined, null],
    [null, null],
    ['', ''],
  ])(
    'the configuration file may leave out the secret, or have an empty one: %j',
    async (clientSecret, read) => {
      expect(await load({ ...file, clientSecret })).toMatchObject({ clientSecret: read });
    },
  );

  it.each([undefined, null, 'loud', 7])(
    'the configuration file guides fully if guidance is %j',
    async (guidance) => {
      expect(await load({ ...file, guidance })).toEqual({ ...file, guidance: 'full' });
    },
  );

  it.each([undefined, null, 'all', ['listed']])(
    'the configuration file gives the camera view to the browsers of §5.3 only if browsers is %j',
    async (browsers) => {
      expect(await load({ ...file, browsers })).toEqual({ ...file, browsers: 'listed' });
    },
  );

  it.each([undefined, null, '', 'events', 'javascript:1', 'https://a:b@events.example', 7])(
    'the configuration file sends no events if eventsUrl is %j',
    async (eventsUrl) => {
      expect(await load({ ...file, eventsUrl })).toEqual({ ...file, eventsUrl: null });
    },
  );

  it('the configuration file takes the address for events as it is', async () => {
    const eventsUrl = 'https://events.example/in/';
    expect(await load({ ...file, eventsUrl })).toMatchObject({ eventsUrl });
  });

  it('the configuration file takes the formats of the documents as they are', async () => {
    const documentFormats = { idCard: ['id1', 'id2'], driverLicense: ['openLicence'] };
    expect(await load({ ...file, documentFormats })).toEqual({ ...file, documentFormats });
  });

  it('the configuration file is read without a message on the console if all its fields are right, or null', async () => {
    const all = {
      ...file,
      documentFormats: {},
      brand: { name: 'Rhône' },
      texts: {},
      otherPages: ['/imprint'],
      frameAncestor: 'https://portal.example',
    };
    expect(await load(all)).toEqual(all);
    await load({
      ...file,
      eventsUrl: null,
      browsers: null,
      filePicker: null,
      guidance: null,
      documentFormats: null,
      brand: null,
      texts: null,
      otherPages: null,
      frameAncestor: null,
    });
    expect(reported).toEqual([]);
  });

  it.each([
    ['browsers', 'all'],
    ['filePicker', 'never'],
    ['guidance', 'loud'],
    ['eventsUrl', 'events'],
    ['frameAncestor', 'portal.example'],
    ['documentFormats', ['id1']],
    ['documentFormats', { idCard: [] }],
    ['documentFormats', { idCard: ['id4'] }],
    ['documentFormats', { idcard: ['id1'] }],
    ['documentFormats', { clientPicture: ['id1'] }],
    ['brand', 'Rhône'],
    ['texts', ['fr-fr.json']],
    ['otherPages', '/imprint'],
    ['eventUrl', '/events'],
    // Decision 10.7.
  ])('the configuration file is used without %s: %j, which is reported by its name', async (field, value) => {
    const { browsers: _browsers, filePicker: _, guidance: _guidance, eventsUrl: _eventsUrl, ...least } = file;
    expect(await load({ ...least, [field]: value })).toEqual({
      ...least,
      browsers: 'listed',
      filePicker: 'always',
      guidance: 'full',
      eventsUrl: null,
    });
    expect(reported).toEqual([`Configuration: these fields are not used: ${field}.`]);
  });

  it.each([
    ['https://id.example/', 'https://id.example'],
    ['https://id.example/a/b//', 'https://id.example/a/b'],
    ['http://127.0.0.1:4173/provider/id', 'http://127.0.0.1:4173/provider/id'],
    ['HTTPS://id.example', 'HTTPS://id.example'],
    ['/provider/id', '/provider/id'],
    ['/provider/id/', '/provider/id'],
    ['/', ''],
  ])('the configuration file accepts the endpoint %s', async (address, expected) => {
    const loaded = await load({ ...file, authEndpointUrl: address, idEndpointUrl: address });
    expect([loaded.authEndpointUrl, loaded.idEndpointUrl]).toEqual([expected, expected]);
  });

  it.each([
    '',
    'id.example',
    'provider/id',
    '//id.example',
    '/\\id.example',
    'ftp://id.example',
    'javascript:alert(1)',
    'data:text/plain,x',
    'https://',
    'https://user:password@id.example',
    'https://id.example/?a=b',
    'https://id.example/#a',
    ' https://id.example',
    42,
    null,
    ['https://id.example'],
  ])('the configuration file refuses the endpoint %j', async (address) => {
    const forAuth = await errorOf(load({ ...file, authEndpointUrl: address }));
    expect(forAuth).toMatchObject({
      code: 'malformed',
      message: 'The configuration is wrong at: authEndpointUrl.',
    });
    const forId = await errorOf(load({ ...file, idEndpointUrl: address }));
    expect(forId).toMatchObject({
      code: 'malformed',
      message: 'The configuration is wrong at: idEndpointUrl.',
    });
  });

  it.each([
    [{ clientId: '' }, 'clientId'],
    [{ clientId: undefined }, 'clientId'],
    [{ clientId: 7 }, 'clientId'],
    [{ clientSecret: 7 }, 'clientSecret'],
    [{ clientAuthentication: 'none' }, 'clientAuthentication'],
  ])('the configuration file is malformed with %j', async (change, field) => {
    const error = await errorOf(load({ ...file, ...change }));
    expect(error).toMatchObject({ code: 'malformed', message: `The configuration is wrong at: ${field}.` });
  });

  it.each(['', 'null', '[]', '42', '{"authEndpointUrl":', '<!doctype html><title>Recto</title>'])(
    'the configuration file is malformed as %j',
    async (text) => {
      expect((await errorOf(load(text))).code).toBe('malformed');
    },
  );

  it.each([404, 403, 500])('the configuration file is unreachable when the status is %i', async (status) => {
    server.script(`GET ${path}`, { status, body: file });
    const error = await errorOf(loadConfiguration(environment, server.origin + path, report));
    expect(error.code).toBe('unreachable');
  });

  it('the configuration file is unreachable when the connection breaks', async () => {
    server.script(`GET ${path}`, 'drop');
    const error = await errorOf(loadConfiguration(environment, server.origin + path, report));
    expect(error.code).toBe('unreachable');
  });

  it('the configuration file is unreachable when it does not come in time', async () => {
    server.script(`GET ${path}`, 'hang');
    const error = errorOf(loadConfiguration(environment, server.origin + path, report));
    await server.received(1);
    environment.reachLimits();
    expect((await error).code).toBe('unreachable');
  });

  it('the configuration file never puts a value of the file into an error', async () => {
    const error = await errorOf(load({ ...file, idEndpointUrl: 'ftp://geheim' }));
    expect(`${error.message} ${String(error.cause)}`).not.toContain('geheim');
  });
});
