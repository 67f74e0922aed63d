import { afterEach, expect, test } from 'vitest';
import {
  startWorker,
  type WorkerConstructor,
} from '../../../packages/adapters/src/browser/worker-calls/start-worker.ts';

const place = globalThis as { Worker?: unknown };
afterEach(() => delete place.Worker);

class Given extends EventTarget {}
const given = Given as unknown as WorkerConstructor;
const start = () => new Worker(new URL('https://recto.example.com/worker.js'), { type: 'module' });

test.each([
  ['the browser has workers', class PageWorker extends EventTarget {}],
  ['the browser has none', undefined],
  // Decision 11.12.
])('the given constructor is the global one during the call only, if %s', (_name, own) => {
  if (own !== undefined) place.Worker = own;
  expect(startWorker(given, start)).toBeInstanceOf(Given);
  expect(place.Worker).toBe(own);
  expect('Worker' in globalThis).toBe(own !== undefined);
});

test('the page’s own constructor is back after an error', () => {
  const own = class PageWorker extends EventTarget {};
  place.Worker = own;
  const forbidden = function forbidden() {
    throw new DOMException('', 'SecurityError');
  };
  expect(() => startWorker(forbidden as unknown as WorkerConstructor, start)).toThrow(DOMException);
  expect(place.Worker).toBe(own);
});
