import { perPhoto, perRequiredFlag, type Procedure, type ProcedureStatus } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { jpeg } from './support/images.ts';
import {
  allRequired,
  Client,
  idCardOnly,
  started,
  statusAndBody,
  testServer,
} from './support/test-server.ts';

const noPhotos = perPhoto(() => null);

describe('call 2', () => {
  test('answers the procedure with every field of §3', async () => {
    const server = await testServer();
    const record = server.sandbox.operator.create(allRequired);
    const client = await Client.of(server, record);
    expect(await statusAndBody(await client.read())).toEqual({
      status: 200,
      body: {
        success: true,
        data: {
          status: 'active',
          language: 'de-de',
          ...perRequiredFlag(() => true),
          photos: noPhotos,
          thumbs: noPhotos,
          webappUrl: `${server.origin}/${record.token}`,
          redirectUrl: 'https://example.com/next',
          adminComment: null,
          appointment: { customer: { lastname: 'Muster' } },
        },
      },
    });
  });

  test('a token is long, and needs no escaping in an address', async () => {
    const server = await testServer();
    const tokens = [1, 2].map(() => server.sandbox.operator.create(allRequired).token);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{22}$/);
  });

  test('sends hostile texts as they are', async () => {
    const server = await testServer();
    const { sandbox } = server;
    const record = sandbox.operator.create(allRequired);
    const hostile = {
      language: 'xx-xx',
      redirectUrl: 'javascript:alert(1)',
      webappUrl: '//elsewhere.example/phish',
      adminComment: '<img src=x onerror=alert(1)>',
      appointment: { customer: { lastname: '<b>Muster</b>' } },
      thumbs: { ...noPhotos, idCardRecto: { displayUrl: 'javascript:alert(2)' } },
    };
    sandbox.operator.patch(record.token, hostile);
    const client = await Client.of(server, record);
    const { data } = (await (await client.read()).json()) as { data: Procedure };
    expect(data).toMatchObject(hostile);
  });
});

describe('the transitions of §4', () => {
  const photoCalls = {
    'call 6': (client: Client) => client.savePhoto('idCardRecto', jpeg()),
    'call 7': (client: Client) => client.uploadPhoto('idCardRecto', jpeg()),
    'call 8': (client: Client) => client.send('DELETE', 'photo/idCardRecto'),
  };
  const statusCalls = {
    'call 3': (client: Client) => client.start(),
    'call 5': (client: Client) => client.send('PATCH', 'reset'),
  };
  const rows: [keyof typeof photoCalls | keyof typeof statusCalls, ProcedureStatus, ProcedureStatus][] = [
    ['call 3', 'active', 'started'],
    ['call 5', 'refused', 'active'],
    ['call 6', 'started', 'started'],
    ['call 7', 'started', 'started'],
    ['call 8', 'started', 'started'],
  ];
  const statuses: ProcedureStatus[] = ['active', 'started', 'finished', 'refused', 'expired'];

  for (const [name, from, to] of rows) {
    const call = { ...photoCalls, ...statusCalls }[name];
    test(`${name} takes a procedure from ${from} to ${to}, and is refused in every other status`, async () => {
      const server = await testServer();
      const { operator } = server.sandbox;
      const record = operator.create(allRequired);
      const client = await Client.of(server, record);
      for (const status of statuses) {
        operator.patch(record.token, { status });
        const answer = await call(client);
        expect(`${status}: ${answer.status}`).toBe(`${status}: ${status === from ? 200 : 409}`);
        const after = operator.get(record.token).procedure.status;
        expect(`${status}: ${after}`).toBe(`${status}: ${status === from ? to : status}`);
      }
    });
  }

  test('call 4 waits until nothing that is required is missing', async () => {
    const server = await testServer();
    const { client, record } = await started(server, idCardOnly);
    const finish = () => client.send('PATCH', 'set-finished');
    await client.savePhoto('idCardRecto', jpeg());
    expect(await statusAndBody(await finish())).toEqual({
      status: 409,
      body: { success: false, error: 'conflict' },
    });
    await client.savePhoto('idCardVerso', jpeg());
    expect(await statusAndBody(await finish())).toEqual({ status: 200, body: { success: true, data: null } });
    expect(server.sandbox.operator.get(record.token).procedure.status).toBe('finished');
  });

  test('call 5 gives a refused procedure back without its photos and its comment', async () => {
    const server = await testServer();
    const { client, record } = await started(server);
    await client.savePhoto('idCardRecto', jpeg());
    server.sandbox.operator.refuse(record.token, 'Too dark');
    const { data } = (await (await client.send('PATCH', 'reset')).json()) as { data: Procedure };
    expect(data).toMatchObject({ status: 'active', adminComment: null, photos: noPhotos, thumbs: noPhotos });
    expect(server.sandbox.operator.get(record.token).received.idCardRecto).toBeNull();
  });
});

test('an address that is none of the eight calls is not found', async () => {
  const { origin } = await testServer();
  const answer = await fetch(`${origin}/provider/id/procedures/set-started`, { method: 'GET' });
  expect(await statusAndBody(answer)).toEqual({ status: 404, body: { success: false, error: 'notFound' } });
});
