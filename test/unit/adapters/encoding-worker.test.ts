import { systemClock } from '@recto/core';
import { describe, expect, it, vi } from 'vitest';
import { EncodingWorker } from '../../../packages/adapters/src/browser/camera/picture/encoding/EncodingWorker.ts';
import { workerDoubles, type Answer } from './worker-double.ts';

const photo = 'data:image/jpeg;base64,/9j/';
const started = { id: null, canEncode: true };

async function encoderThat(answer: Answer, first: unknown = started) {
  const { Worker, made } = workerDoubles(first);
  const encoder = new EncodingWorker(Worker, systemClock);
  made[0]!.answer = answer;
  await Promise.resolve();
  const close = vi.fn();
  const picture = { close } as unknown as ImageBitmap;
  return { encoder, worker: made[0]!, close, encode: () => encoder.encode(picture, 'image/jpeg') };
}

/** An uncaught error of a listener fails the whole run of the tests. */
describe('the worker that encodes photos', () => {
  it('the worker that encodes photos answers with a photo, or with the reason why there is none', async () => {
    const { encoder, encode, worker } = await encoderThat((id) => ({ id, photo }));
    expect(encoder.canEncode).toBe(true);
    expect(await encode()).toEqual({ dataUrl: photo });
    worker.answer = (id) => ({ id, failed: 'black' });
    expect(await encode()).toBe('black');
    expect(encoder.canEncode).toBe(true);
  });

  it.each<[string, Answer]>([
    ['nothing', () => undefined],
    ['null', () => null],
    ['a text', () => photo],
    ['only an id', (id) => ({ id })],
    ['a photo that is none', (id) => ({ id, photo: 5 })],
    ['a PNG', (id) => ({ id, photo: 'data:image/png;base64,iVBO' })],
    ['a reason that does not exist', (id) => ({ id, failed: 'tired' })],
    ['no id', () => ({ photo })],
    ['another start', () => ({ id: null })],
  ])('the worker that answers %s is ended, and has no photo', async (_, answer) => {
    const { encoder, encode, worker } = await encoderThat(answer);
    expect(await Promise.all([encode(), encode()])).toEqual(['unable', 'unable']);
    expect(encoder.canEncode).toBe(false);
    expect(worker.isTerminated).toBe(true);
  });

  it.each([null, 'ready', {}, { id: null, canEncode: 'yes' }])(
    'the worker that starts with %j is ended',
    async (first) => {
      const { encoder, worker } = await encoderThat(() => null, first);
      expect(encoder.canEncode).toBe(false);
      expect(worker.isTerminated).toBe(true);
    },
  );

  it('the worker that encodes photos is sent nothing once it is stopped, and can’t start any more', async () => {
    const { encoder, worker, encode, close } = await encoderThat((id) => ({ id, photo }));
    encoder.stop();
    const post = vi.spyOn(worker, 'postMessage');
    expect(await encode()).toBe('unable');
    expect(post).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledTimes(1);
    worker.send(started);
    expect(encoder.canEncode).toBe(false);
  });
});
