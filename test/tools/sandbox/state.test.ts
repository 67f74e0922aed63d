import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '@recto/sandbox';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readJson, writeJson } from '../../../packages/sandbox/src/state/json-file.ts';
import { jpeg } from './support/images.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { allRequired, Client, started, testServer } from './support/test-server.ts';

const schema = v.object({ text: v.string() });

describe('a JSON file', () => {
  test('the file is replaced atomically: a reader that opened it before sees the old content', () => {
    const file = join(temporaryFolder(), 'state.json');
    writeJson(file, { text: 'old' });
    const open = openSync(file, 'r');
    writeJson(file, { text: 'new' });

    const old = Buffer.alloc(fstatSync(open).size);
    readSync(open, old);
    closeSync(open);
    expect(JSON.parse(old.toString())).toEqual({ text: 'old' });
    expect(readJson(file, schema, () => {})).toEqual({ text: 'new' });
  });

  test('a file that can’t be replaced stays, and no temporary file is left', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'state.json'));
    expect(() => writeJson(join(folder, 'state.json'), { text: 'new' })).toThrow();
    expect(readdirSync(folder)).toEqual(['state.json']);
  });

  test('a file that does not exist is read as null', () => {
    expect(readJson(join(temporaryFolder(), 'state.json'), schema, () => {})).toBeNull();
  });

  test.each([
    ['incomplete JSON', '{"text":'],
    ['JSON of another shape', '{"text":42}'],
  ])('a JSON file that is damaged is renamed and reported: %s', (_, damaged) => {
    const folder = temporaryFolder();
    const file = join(folder, 'state.json');
    writeFileSync(file, damaged);
    const reports: string[] = [];
    expect(readJson(file, schema, (message) => reports.push(message))).toBeNull();

    const [renamed] = readdirSync(folder);
    expect(renamed).toMatch(/^state\.json\.damaged-\d+$/);
    expect(readFileSync(join(folder, renamed!), 'utf8')).toBe(damaged);
    expect(reports).toEqual([expect.stringContaining(join(folder, renamed!))]);
  });
});

test('a restart loses nothing: procedures, photos, bytes, faults', async () => {
  const dataDir = temporaryFolder();
  const before = await testServer({ dataDir });
  const { record, client } = await started(before);
  await client.savePhoto('clientPicture', jpeg(5000, 7));
  before.sandbox.faults.add({ call: 'reset', kind: 'delay', ms: 5 });
  const kept = before.sandbox.operator.get(record.token);
  await before.close();

  const after = await testServer({ dataDir });
  expect(after.sandbox.operator.get(record.token)).toEqual(kept);
  expect(after.sandbox.faults.list()).toEqual([{ call: 'reset', kind: 'delay', ms: 5, times: null }]);
  const image = await after.sandbox.operator.image(record.token, 'clientPicture');
  expect(new Uint8Array(image!.bytes)).toEqual(jpeg(5000, 7));

  const response: unknown = await (await (await Client.of(after, record)).read()).json();
  const { thumbs, webappUrl } = (response as { data: { thumbs: Record<string, unknown>; webappUrl: string } })
    .data;
  expect(webappUrl).toBe(`${after.origin}/${record.token}`);
  const { displayUrl } = thumbs['clientPicture'] as { displayUrl: string };
  expect(displayUrl.startsWith(after.origin)).toBe(true);
  expect((await fetch(displayUrl)).status).toBe(200);
});

test('a damaged procedure does not hide the others, and its token is not in the message', () => {
  const dataDir = temporaryFolder();
  const reports: string[] = [];
  const { operator } = createSandbox({ dataDir, report: (message) => reports.push(message) });
  const damaged = operator.create(allRequired);
  const procedures = join(dataDir, 'procedures');
  writeFileSync(join(procedures, readdirSync(procedures)[0]!), '{');
  const whole = operator.create(allRequired);

  expect(operator.list()).toEqual([whole]);
  expect(() => operator.get(damaged.token)).toThrow('No procedure has this token.');
  expect(reports).toHaveLength(1);
  expect(reports[0]).not.toContain(damaged.token);
});

test('two simultaneous changes to one procedure are both kept', async () => {
  const { client } = await started(await testServer());
  await Promise.all([client.savePhoto('idCardRecto', jpeg()), client.uploadPhoto('idCardVerso', jpeg())]);
  const { data } = (await (await client.read()).json()) as { data: { thumbs: Record<string, unknown> } };
  expect(data.thumbs).toMatchObject({
    idCardRecto: { displayUrl: expect.any(String) },
    idCardVerso: { displayUrl: expect.any(String) },
  });
});
