import { FakeProcedureRepository } from '@recto/adapters/fake';
import { capturedImageFromDataUrl, providerRules } from '@recto/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newProcedure, requiring } from '../../support/procedures.ts';

const procedure = providerRules.start(providerRules.createProcedure(newProcedure(requiring('idCard'))));
const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo.jpg');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('FakeProcedureRepository', () => {
  it('FakeProcedureRepository knows the procedures that it is given, each by its token', async () => {
    const expired = providerRules.expire(procedure);
    const repository = new FakeProcedureRepository([
      ['link-1', procedure],
      ['link-2', expired],
    ]);
    expect(await repository.readProcedure('link-1')).toEqual(procedure);
    expect(await repository.readProcedure('link-2')).toEqual(expired);
    expect(repository.procedureOf('link-3')).toBeUndefined();
  });

  it('FakeProcedureRepository shows a taken photo as it was taken', async () => {
    const image = capturedImageFromDataUrl('data:image/jpeg;base64,/9j/4AAQ');
    const repository = new FakeProcedureRepository([['link-1', procedure]]);
    expect(await repository.savePhoto('link-1', 'idCardRecto', image)).toEqual({
      displayUrl: image.dataUrl,
    });
  });

  it('FakeProcedureRepository shows a picked file as it was picked', async () => {
    const repository = new FakeProcedureRepository([['link-1', procedure]]);
    const { displayUrl } = await repository.uploadPhoto('link-1', 'idCardRecto', jpeg);
    const shown = await (await fetch(displayUrl!)).arrayBuffer();
    expect(new Uint8Array(shown)).toEqual(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]));
  });

  it('FakeProcedureRepository takes as long as it is told, and may be told anew', async () => {
    const repository = new FakeProcedureRepository([['link-1', procedure]], { latencyMs: 300 });
    let done = false;
    const reading = repository.readProcedure('link-1').then(() => (done = true));
    await vi.advanceTimersByTimeAsync(299);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toBe(true);
    await reading;
    repository.settings.latencyMs = 0;
    await repository.readProcedure('link-1');
  });

  it('FakeProcedureRepository never answers when it takes for ever, until the call is given up', async () => {
    const repository = new FakeProcedureRepository([['link-1', procedure]], { latencyMs: Infinity });
    const controller = new AbortController();
    const outcome = repository
      .readProcedure('link-1', { signal: controller.signal })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(86_400_000);
    const reason = new Error('left the screen');
    controller.abort(reason);
    expect(await outcome).toBe(reason);
  });

  it('FakeProcedureRepository tells the progress of an upload in steps, over its latency', async () => {
    const repository = new FakeProcedureRepository([['link-1', procedure]], {
      latencyMs: 400,
      uploadSteps: 4,
    });
    const told: number[] = [];
    const uploading = repository.uploadPhoto('link-1', 'idCardRecto', jpeg, {
      onProgress: (fraction) => told.push(fraction),
    });
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toEqual([0.25, 0.5]);
    await vi.advanceTimersByTimeAsync(200);
    await uploading;
    expect(told).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('FakeProcedureRepository stops in the middle of an upload when it is cancelled', async () => {
    const repository = new FakeProcedureRepository([['link-1', procedure]], {
      latencyMs: 400,
      uploadSteps: 4,
    });
    const told: number[] = [];
    const controller = new AbortController();
    const outcome = repository
      .uploadPhoto('link-1', 'idCardRecto', jpeg, {
        signal: controller.signal,
        onProgress: (fraction) => told.push(fraction),
      })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(150);
    controller.abort();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    expect(told).toEqual([0.25]);
    expect(repository.procedureOf('link-1')).toEqual(procedure);
  });

  it('FakeProcedureRepository fails only the calls that it is told to fail', async () => {
    const repository = new FakeProcedureRepository([['link-1', procedure]], {
      failing: { deletePhoto: 'unreachable' },
    });
    await repository.readProcedure('link-1');
    await expect(repository.deletePhoto('link-1', 'idCardRecto')).rejects.toMatchObject({
      code: 'unreachable',
    });
  });
});
