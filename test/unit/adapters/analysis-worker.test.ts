import { systemClock, type FrameReading, type PhotoCheck } from '@recto/core';
import { describe, expect, it } from 'vitest';
import type { AnalysisEnvironment } from '../../../packages/adapters/src/browser/analysis/analysis-environment.ts';
import { AnalysisWorker } from '../../../packages/adapters/src/browser/analysis/AnalysisWorker.ts';
import { cardAt, emptyTable, goodCard, goodFace } from '../../support/readings.ts';
import { workerDoubles, type Answer } from './worker-double.ts';

async function started(answer: Answer) {
  const { Worker, made } = workerDoubles({ id: null, canDraw: true });
  const worker = await AnalysisWorker.start(environmentOf(Worker), () => undefined);
  made[0]!.answer = answer;
  const look = () =>
    worker.run('look', {
      subject: 'card',
      formats: ['id1'],
      side: 320,
      isFirst: true,
      source: null as never,
    });
  const check = () => worker.run('check', { subject: 'card', formats: ['id1'], source: null as never });
  return { worker, look, check };
}

function environmentOf(Worker: AnalysisEnvironment['Worker']): AnalysisEnvironment {
  return { Worker, clock: systemClock } as AnalysisEnvironment;
}

const goodCheck: PhotoCheck = {
  quad: cardAt(),
  format: 'id1',
  dpi: 290,
  problems: [{ name: 'blurred', places: [{ x: 0, y: 0, width: 10, height: 10 }] }],
  worst: null,
  rows: 3,
  hash: 'f0f0f0f0f0f0f0f0',
};

/** An uncaught error of a listener fails the whole run of the tests. */
describe('the worker of the analysis', () => {
  it.each<[string, FrameReading | 'noFaces' | null]>([
    ['a card', goodCard()],
    ['no card', emptyTable],
    ['a card that is cut off', goodCard({ cutOff: ['left', 'top'], motion: null })],
    ['a face', goodFace()],
    ['nothing yet', null],
    ['a missing model', 'noFaces'],
  ])('the worker of the analysis answers a look with %s', async (_, result) => {
    const { look } = await started((id) => ({ id, result, ms: 12 }));
    expect(await look()).toEqual({ result, ms: 12 });
  });

  it.each([goodCheck, { ...goodCheck, quad: null, format: null, dpi: null, problems: [], hash: null }, null])(
    'the worker of the analysis answers a check with %s',
    async (result) => {
      const { check } = await started((id) => ({ id, result, ms: 12 }));
      expect(await check()).toEqual({ result, ms: 12 });
    },
  );

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a number', 5],
    ['a text', 'document'],
    ['an empty object', {}],
    ['another kind', { ...goodCard(), kind: 'table' }],
    ['three corners', goodCard({ quad: cardAt().slice(1) as never })],
    ['a corner without a place', goodCard({ quad: [{}, ...cardAt().slice(1)] as never })],
    ['a side that does not exist', goodCard({ cutOff: ['front'] as never })],
    ['sides that are none', goodCard({ sides: null as never })],
    ['a sharpness in words', goodCard({ sharpness: 'sharp' as never })],
    ['a light that is no number', goodCard({ luma: Number.NaN })],
    ['faces that are none', goodFace({ faces: null as never })],
    ['a face without a place', goodFace({ faces: [{ width: 5, height: 5, score: 1 }] as never })],
  ])(
    'the worker of the analysis whose look results in %s has failed with it, and goes on',
    async (_, result) => {
      const { worker, look } = await started((id) => ({ id, result, ms: 12 }));
      expect(await look()).toBeNull();
      expect(worker.isStopped).toBe(false);
    },
  );

  it.each<[string, unknown]>([
    ['an object without problems', { ...goodCheck, problems: undefined }],
    ['a problem that does not exist', { ...goodCheck, problems: [{ name: 'ugly', places: [] }] }],
    ['a hash in numbers', { ...goodCheck, hash: 5 }],
    ['a reading', goodCard()],
  ])(
    'the worker of the analysis whose check results in %s has failed with it, and goes on',
    async (_, result) => {
      const { worker, check } = await started((id) => ({ id, result, ms: 12 }));
      expect(await check()).toBeNull();
      expect(worker.isStopped).toBe(false);
    },
  );

  it.each<[string, Answer]>([
    ['nothing', () => undefined],
    ['null', () => null],
    ['a text', () => 'done'],
    ['an object without an id', () => ({ result: goodCard(), ms: 1 })],
    ['only an id', (id) => ({ id })],
    ['an id in words', (id) => ({ id: `${id}`, result: goodCard(), ms: 1 })],
    ['no time', (id) => ({ id, result: goodCard() })],
  ])(
    'the worker of the analysis that answers %s is stopped, and what waits for it ends without a result',
    async (_, answer) => {
      const { worker, look, check } = await started(answer);
      expect(await Promise.all([look(), check()])).toEqual([null, null]);
      expect(worker.isStopped).toBe(true);
      expect(await look()).toBeNull();
    },
  );

  it.each([null, 'ready', {}, { id: 1, canDraw: true }, { id: null, canDraw: 'yes' }])(
    'the worker of the analysis that starts with %j does not start, and is ended',
    async (message) => {
      const { Worker, made } = workerDoubles(message);
      await expect(AnalysisWorker.start(environmentOf(Worker), () => undefined)).rejects.toThrow('start');
      expect(made[0]!.isTerminated).toBe(true);
    },
  );
});
