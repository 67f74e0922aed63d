/** Creates workers of the app's own scripts, such as `ownWorker` returns. */
export type WorkerConstructor = new (url: URL, options: WorkerOptions) => Worker;

/**
 * Starts a worker with a constructor that is passed in.
 *
 * Bundlers find a worker's file by the literal form `new Worker(new URL('…', import.meta.url), …)`; webpack also demands
 * that `Worker` is the global one. So the constructor takes the place of the global one during the call of `start`,
 * which is synchronous: no other code runs meanwhile (decision 11.12).
 * @param start contains the literal form.
 * @throws what the constructor throws, if the browser or a policy forbids the worker.
 */
export function startWorker(constructor: WorkerConstructor, start: () => Worker): Worker {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'Worker');
  Object.defineProperty(globalThis, 'Worker', { value: constructor, configurable: true });
  try {
    return start();
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, 'Worker');
    else Object.defineProperty(globalThis, 'Worker', before);
  }
}
