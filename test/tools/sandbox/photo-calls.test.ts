import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { maximumUploadBytes, type Thumb } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { jpeg, png } from './support/images.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { type Client, started, statusAndBody, testServer } from './support/test-server.ts';

async function thumbOf(response: Response): Promise<Thumb> {
  expect(response.status).toBe(200);
  const { success, data } = (await response.json()) as { success: boolean; data: Thumb };
  expect(success).toBe(true);
  return data;
}

const calls = {
  'call 6': (client: Client, bytes: Uint8Array<ArrayBuffer>) => client.savePhoto('idCardRecto', bytes),
  'call 7': (client: Client, bytes: Uint8Array<ArrayBuffer>) => client.uploadPhoto('idCardRecto', bytes),
};

describe.each(Object.entries(calls))('%s', (name, call) => {
  test.each([
    ['image/jpeg', jpeg()],
    ['image/png', png()],
  ])(
    'the call stores the bytes of an %s unchanged, and serves them at an absolute address',
    async (contentType, bytes) => {
      const server = await testServer();
      const { client, record } = await started(server);
      const { displayUrl } = await thumbOf(await call(client, bytes));

      expect(displayUrl).toMatch(new RegExp(`^${server.origin}/provider/photos/[0-9a-f]{32}$`));
      const image = await fetch(displayUrl!);
      expect(new Uint8Array(await image.arrayBuffer())).toEqual(bytes);
      expect(Object.fromEntries(image.headers)).toMatchObject({
        'content-type': contentType,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(server.sandbox.operator.get(record.token).received.idCardRecto).toMatchObject({
        contentType,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        call: name === 'call 6' ? 'savePhoto' : 'uploadPhoto',
      });
    },
  );

  test('the call accepts the largest image, but not one byte more', async () => {
    const server = await testServer();
    const { client } = await started(server);
    expect((await call(client, jpeg(maximumUploadBytes))).status).toBe(200);
    expect(await statusAndBody(await call(client, jpeg(maximumUploadBytes + 1)))).toEqual({
      status: 413,
      body: { success: false, error: 'imageSize' },
    });
  });

  test('a new photo replaces the old one, whose image is deleted', async () => {
    const dataDir = temporaryFolder();
    const { client } = await started(await testServer({ dataDir }));
    const first = await thumbOf(await call(client, jpeg(64, 1)));
    const second = await thumbOf(await call(client, jpeg(64, 2)));
    expect((await fetch(first.displayUrl!)).status).toBe(404);
    expect((await fetch(second.displayUrl!)).status).toBe(200);
    expect(readdirSync(join(dataDir, 'images'))).toHaveLength(1);
  });

  test('no image is stored for a refused photo', async () => {
    const dataDir = temporaryFolder();
    const server = await testServer({ dataDir });
    const { client, record } = await started(server);
    server.sandbox.operator.expire(record.token);
    expect((await call(client, jpeg())).status).toBe(409);
    expect(readdirSync(join(dataDir, 'images'))).toEqual([]);
  });
});

describe('a bad request', () => {
  const base64 = Buffer.from(jpeg()).toString('base64');

  test.each([
    ['invalid JSON', '{"imageName":', 400, 'malformedRequest'],
    ['no imageName', { base64 }, 400, 'malformedRequest'],
    ['no base64', { imageName: 'idCardRecto' }, 400, 'malformedRequest'],
    [
      'a data URL',
      { imageName: 'idCardRecto', base64: `data:image/jpeg;base64,${base64}` },
      400,
      'malformedRequest',
    ],
    ['incomplete base64', { imageName: 'idCardRecto', base64: base64.slice(0, -1) }, 400, 'malformedRequest'],
    ['an unknown photo name', { imageName: 'passport', base64 }, 404, 'unknownPhoto'],
    ['a text instead of an image', { imageName: 'idCardRecto', base64: btoa('text') }, 415, 'imageExtension'],
    ['an empty image', { imageName: 'idCardRecto', base64: '' }, 415, 'imageExtension'],
  ])('a bad request of call 6 is refused: %s', async (_, body, status, error) => {
    const { client } = await started(await testServer());
    const response = await statusAndBody(await client.sendJson(body));
    expect(response).toEqual({ status, body: { success: false, error } });
  });

  test('a bad request of call 6 is refused: JSON without its content type', async () => {
    const { client } = await started(await testServer());
    const body = JSON.stringify({ imageName: 'idCardRecto', base64 });
    expect((await client.send('POST', 'photo', { body })).status).toBe(400);
  });

  test('a bad request of call 7 is refused: no multipart, no file, a text as the file, an unknown photo name', async () => {
    const { client } = await started(await testServer());
    const upload = (body: RequestInit['body']) => client.send('POST', 'upload', { body: body ?? null });
    const withoutFile = new FormData();
    withoutFile.set('imageName', 'idCardRecto');
    const withText = new FormData();
    withText.set('imageName', 'idCardRecto');
    withText.set('file', 'text');

    expect((await upload('imageName=idCardRecto')).status).toBe(400);
    expect((await upload(withoutFile)).status).toBe(400);
    expect((await upload(withText)).status).toBe(400);
    expect(await statusAndBody(await client.uploadPhoto('passport', jpeg()))).toEqual({
      status: 404,
      body: { success: false, error: 'unknownPhoto' },
    });
  });
});

test('a body without a content length is refused once it is too long', async () => {
  const server = await testServer();
  const { client } = await started(server);
  const status = await new Promise((resolve, reject) => {
    const call = request(`${server.origin}/provider/id/procedures/photo`, {
      method: 'POST',
      headers: { ...client.headers, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    call.on('response', (response) => resolve(response.statusCode)).on('error', reject);
    const megabyte = Buffer.alloc(1024 * 1024, 'A');
    for (let sent = 0; sent < 1.5 * maximumUploadBytes; sent += megabyte.length) call.write(megabyte);
    // A server that accepts so much responds too, by another status.
    call.end();
  });
  expect(status).toBe(413);
});

test('call 8 deletes a photo, and succeeds if there is none', async () => {
  const server = await testServer();
  const { client, record } = await started(server);
  const { displayUrl } = await thumbOf(await client.savePhoto('idCardVerso', jpeg()));
  for (const _ of ['the first time', 'again']) {
    const response = await statusAndBody(await client.send('DELETE', 'photo/idCardVerso'));
    expect(response).toEqual({ status: 200, body: { success: true, data: null } });
  }
  const { procedure, received } = server.sandbox.operator.get(record.token);
  expect([procedure.photos.idCardVerso, procedure.thumbs.idCardVerso, received.idCardVerso]).toEqual([
    null,
    null,
    null,
  ]);
  expect((await fetch(displayUrl!)).status).toBe(404);
  expect((await client.send('DELETE', 'photo/passport')).status).toBe(404);
});
