import { HttpProcedureRepository } from '@recto/adapters/http';
import type { UploadOptions } from '@recto/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { maximumResponseBytes, stallLimitMs } from '../../../../packages/adapters/src/http/limits.ts';
import { ScriptedProvider, tokenCall } from './scripted-provider.ts';
import { ScriptedXhr } from './scripted-xhr.ts';
import { testEnvironment, type TestEnvironment } from './test-environment.ts';

const thumb = { displayUrl: 'https://provider.example/thumb' };
const answer = { success: true, data: thumb };
const file = new File(['picture'], 'IMG_1.png', { type: 'image/png' });

let provider: ScriptedProvider;
let environment: TestEnvironment;
let requests: ScriptedXhr[];
let waiting: Map<number, (xhr: ScriptedXhr) => void>;

beforeEach(async () => {
  provider = await ScriptedProvider.start();
  environment = testEnvironment();
  requests = [];
  waiting = new Map();
});
afterEach(() => provider.close());

function upload(options: UploadOptions = {}, picked: Blob = file) {
  const createXhr = () => {
    const xhr = new ScriptedXhr(() => waiting.get(requests.push(xhr))?.(xhr));
    return xhr as unknown as XMLHttpRequest;
  };
  const repository = new HttpProcedureRepository(
    {
      authEndpointUrl: `${provider.origin}/auth`,
      idEndpointUrl: 'https://provider.example/id',
      clientId: 'recto',
      clientSecret: null,
      clientAuthentication: 'both',
    },
    { ...environment, createXhr },
  );
  const outcome = repository
    .uploadPhoto('link-1', 'driverLicenseRecto', picked, options)
    .catch((e: unknown) => e);
  return outcome;
}

/** The request that is sent as the first, the second … once it has been sent. */
function request(count = 1): Promise<ScriptedXhr> {
  const sent = requests[count - 1];
  if (sent) return Promise.resolve(sent);
  return new Promise((resolve) => waiting.set(count, resolve));
}

describe('call 7', () => {
  it('call 7 sends the name and the file as a form, with both headers, and returns the thumb', async () => {
    const outcome = upload();
    const xhr = await request();
    expect(xhr.call).toBe('POST https://provider.example/id/procedures/upload');
    expect(xhr.headers).toEqual({ Authorization: 'Bearer access-1', 'x-api-key': 'link-1' });
    expect([...xhr.form!.keys()]).toEqual(['imageName', 'file']);
    expect(xhr.form!.get('imageName')).toBe('driverLicenseRecto');
    expect(await (xhr.form!.get('file') as File).text()).toBe('picture');
    xhr.respond(200, answer);
    expect(await outcome).toEqual(thumb);
  });

  const bytesOf = {
    png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2],
    jpeg: [0xff, 0xd8, 0xff, 0xe0, 1, 2],
    gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 2],
  };

  it.each([
    ['png', 'x.gif', 'image/gif', 'x.png', 'image/png'],
    ['png', 'SCAN.PNG', '', 'SCAN.PNG', 'image/png'],
    ['jpeg', 'IMG_1.HEIC', 'image/heic', 'IMG_1.jpeg', 'image/jpeg'],
    ['jpeg', 'IMG_1.Jpeg', 'image/jpeg', 'IMG_1.Jpeg', 'image/jpeg'],
    ['jpeg', 'carte d’identité.recto.png', 'text/html', 'carte d’identité.recto.jpeg', 'image/jpeg'],
    ['jpeg', 'scan', 'application/octet-stream', 'scan.jpeg', 'image/jpeg'],
    ['jpeg', 'IMG_2.JPG', '', 'IMG_2.JPG', 'image/jpeg'],
    ['jpeg', '.png', '', 'photo.jpeg', 'image/jpeg'],
    ['jpeg', '', '', 'photo.jpeg', 'image/jpeg'],
    ['gif', 'x.gif', 'image/gif', 'x.gif', 'image/gif'],
  ] as const)(
    'call 7 declares a %s as what it is, whatever its name is (%j, %j)',
    async (kind, name, type, ...sent) => {
      const bytes = new Uint8Array(bytesOf[kind]);
      const outcome = upload({}, new File([bytes], name, { type }));
      const part = (await request()).form!.get('file') as File;
      expect([part.name, part.type]).toEqual(sent);
      expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes);
      requests[0]!.respond(200, answer);
      await outcome;
    },
  );

  it('call 7 gives a name to a file without one, as the photo vault may have', async () => {
    const outcome = upload({}, new Blob([new Uint8Array(bytesOf.png)]));
    const part = (await request()).form!.get('file') as File;
    expect([part.name, part.type]).toEqual(['photo.png', 'image/png']);
    requests[0]!.respond(200, answer);
    await outcome;
  });

  it('call 7 sends a file that can not be read any more unchanged, and the browser fails', async () => {
    const gone = new File(['picture'], 'x.gif', { type: 'image/gif' });
    gone.slice = () => {
      throw new DOMException('Gone.', 'NotReadableError');
    };
    const outcome = upload({}, gone);
    for (const count of [1, 2, 3]) (await request(count)).fail();
    expect(await outcome).toMatchObject({ code: 'unreachable' });
  });

  it('call 7 reports its progress, up to 1', async () => {
    const reported: number[] = [];
    const outcome = upload({ onProgress: (fraction) => reported.push(fraction) });
    const xhr = await request();
    xhr.left(25, 100);
    xhr.left(50, null);
    xhr.left(75, 100);
    xhr.allLeft();
    xhr.respond(200, answer);
    await outcome;
    expect(reported).toEqual([0.25, 0.75, 1]);
  });

  it('call 7 never reports less than before, also after a retry', async () => {
    const reported: number[] = [];
    const outcome = upload({ onProgress: (fraction) => reported.push(fraction) });
    const first = await request();
    first.left(60, 100);
    first.fail();
    const second = await request(2);
    second.left(30, 100);
    second.left(60, 100);
    second.left(80, 100);
    second.allLeft();
    second.respond(200, answer);
    expect(await outcome).toEqual(thumb);
    expect(reported).toEqual([0.6, 0.8, 1]);
  });

  it('call 7 is cancelled with the reason of the signal, and reports nothing more', async () => {
    const reported: number[] = [];
    const controller = new AbortController();
    const outcome = upload({ signal: controller.signal, onProgress: (fraction) => reported.push(fraction) });
    const xhr = await request();
    xhr.left(10, 100);
    controller.abort();
    expect(xhr.aborted, 'all may have left, and the browser says so a moment later').toBe(false);
    environment.reachLimits();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    expect(xhr.aborted).toBe(true);
    expect(requests).toHaveLength(1);
    expect(reported).toEqual([0.1]);
  });

  it('call 7 ends with the response when it is cancelled after all has left', async () => {
    const controller = new AbortController();
    const outcome = upload({ signal: controller.signal });
    const xhr = await request();
    controller.abort();
    xhr.allLeft();
    xhr.respond(200, answer);
    expect(await outcome).toEqual(thumb);
    expect(xhr.aborted).toBe(false);
  });

  it('call 7 is not sent when it was cancelled while the access token was requested', async () => {
    provider.script(tokenCall, 'hang');
    const controller = new AbortController();
    const outcome = upload({ signal: controller.signal });
    await provider.received(1);
    controller.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(0);
  });

  it('call 7 is unreachable after the time limit without progress, and not repeated', async () => {
    const outcome = upload();
    const xhr = await request();
    environment.reachLimits();
    expect(await outcome).toMatchObject({ code: 'unreachable' });
    expect(xhr.aborted).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['a part has left', (xhr: ScriptedXhr) => xhr.left(10, 100)],
    ['all has left', (xhr: ScriptedXhr) => xhr.allLeft()],
  ])('call 7 has a new time limit when %s', async (_what, move) => {
    const limits: { isCancelled: boolean }[] = [];
    const { clock } = environment;
    environment = {
      ...environment,
      clock: {
        ...clock,
        after: (ms, callback) => {
          const limit = { isCancelled: false };
          limits.push(limit);
          const cancel = clock.after(ms, callback);
          return () => {
            limit.isCancelled = true;
            cancel();
          };
        },
      },
    };
    const outcome = upload();
    const xhr = await request();
    const running = limits.at(-1)!;
    move(xhr);
    expect(running.isCancelled).toBe(true);
    expect(limits.at(-1)!.isCancelled).toBe(false);
    xhr.respond(200, answer);
    await outcome;
    expect(limits.at(-1)!.isCancelled).toBe(true);
  });

  it('call 7 is unreachable when the response is slower than the limit, and not repeated', async () => {
    let limits = 0;
    const { clock } = environment;
    environment = {
      ...environment,
      clock: {
        ...clock,
        after: (ms, callback) => {
          if (ms >= stallLimitMs) limits += 1;
          return clock.after(ms, callback);
        },
      },
    };
    const outcome = upload();
    const xhr = await request();
    xhr.allLeft();
    const untilAllLeft = limits;
    for (let bytes = 1; bytes <= 100; bytes += 1) xhr.came(bytes);
    expect(limits, 'the answer is given no new limit').toBe(untilAllLeft);
    environment.reachLimits();
    expect(await outcome).toMatchObject({ code: 'unreachable', mayHaveArrived: true });
    expect(xhr.aborted).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('call 7 is retried after 5xx, and honours Retry-After, also as a date on a phone whose clock is wrong', async () => {
    const outcome = upload();
    (await request()).respond(503, '', 'content-type: text/html\r\nretry-after: 2\r\n');
    (await request(2)).respond(
      503,
      '',
      'date: Fri, 02 Jan 2026 00:00:00 GMT\r\nretry-after: Fri, 02 Jan 2026 00:00:03 GMT\r\n',
    );
    (await request(3)).respond(200, answer);
    expect(await outcome).toEqual(thumb);
    expect(environment.pauses).toEqual([2000, 3000]);
  });

  it('call 7 is unavailable after three 5xx responses', async () => {
    const outcome = upload();
    for (const count of [1, 2, 3]) (await request(count)).respond(500);
    expect(await outcome).toMatchObject({ code: 'unavailable' });
    expect(requests).toHaveLength(3);
  });

  it('call 7 is unreachable after three attempts without a response', async () => {
    const outcome = upload();
    for (const count of [1, 2, 3]) (await request(count)).fail();
    expect(await outcome).toMatchObject({ code: 'unreachable' });
    expect(requests).toHaveLength(3);
    expect(environment.silent).toContain('https://provider.example');
  });

  it.each([400, 403, 404, 415])('call 7 is refused with %i, and not repeated', async (status) => {
    const outcome = upload();
    (await request()).respond(status, { success: false });
    expect(await outcome).toMatchObject({ code: 'refused' });
    expect(requests).toHaveLength(1);
  });

  it('call 7 is too large with 413, whoever says so, which is named on the console', async () => {
    const outcome = upload();
    (await request()).respond(413, '<h1>413 Request Entity Too Large</h1>');
    expect(await outcome).toMatchObject({ code: 'tooLarge', mayHaveArrived: false });
    expect(requests).toHaveLength(1);
    expect(environment.unusable).toEqual([
      'POST /procedures/upload: The status of the response is 413: a photo that the app allows is too large.',
    ]);
  });

  it('call 7 is not refused with the page of a gateway', async () => {
    const outcome = upload();
    (await request()).respond(403, '<!doctype html><title>Blocked</title>');
    expect(await outcome).toMatchObject({ code: 'malformed' });
    expect(requests).toHaveLength(1);
  });

  it('call 7 is refused when success is false', async () => {
    const outcome = upload();
    (await request()).respond(200, { success: false, data: thumb });
    expect(await outcome).toMatchObject({ code: 'refused' });
  });

  it('call 7 is made again with a new access token after a 401', async () => {
    provider.script(tokenCall, { body: { accessToken: 'old' } }, { body: { accessToken: 'new' } });
    const outcome = upload();
    (await request()).respond(401);
    (await request(2)).respond(200, answer);
    expect(await outcome).toEqual(thumb);
    expect(requests.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer old', 'Bearer new']);
  });

  it.each(['', '<!doctype html>', '{"success":true}', '{"success":true,"data":["x"]}'])(
    'call 7 is malformed when the answer is %j',
    async (body) => {
      const outcome = upload();
      (await request()).respond(200, body);
      expect(await outcome).toMatchObject({ code: 'malformed' });
      expect(requests).toHaveLength(1);
    },
  );

  it('call 7 returns a thumb without an address when the response has no usable one', async () => {
    const outcome = upload();
    (await request()).respond(200, { success: true, data: { displayUrl: 7 } });
    expect(await outcome).toEqual({ displayUrl: null });
  });

  it('call 7 is malformed when the response is too long, without waiting for its end', async () => {
    const outcome = upload();
    const xhr = await request();
    xhr.came(maximumResponseBytes + 1);
    expect(await outcome).toMatchObject({ code: 'malformed' });
    expect(xhr.aborted).toBe(true);
  });
});
