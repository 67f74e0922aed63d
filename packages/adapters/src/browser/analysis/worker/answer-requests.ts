import { canReadCanvas } from '../can-read-canvas.ts';
import { Analyser } from './analyser.ts';
import { blobOf } from './blob-of.ts';
import type { MakeCanvas } from '../../make-canvas.ts';
import type { PhotoPixels, PhotoSource, Request, Response, TaskName, Tasks } from './messages.ts';
import { photoPixels } from './photo-pixels.ts';
import { withPixels } from './with-pixels.ts';

/** The parts of a worker's global object that are used; older browsers have no canvas there. */
export interface WorkerScope {
  readonly OffscreenCanvas?: new (width: number, height: number) => OffscreenCanvas;
  readonly createImageBitmap?: WindowOrWorkerGlobalScope['createImageBitmap'];
  readonly fetch: WindowOrWorkerGlobalScope['fetch'];
  readonly performance: Pick<Performance, 'now'>;
  addEventListener(type: 'message', listener: (event: { readonly data: Request }) => void): void;
  postMessage(response: Response): void;
}

/** Answers each request of the page, one after the other. */
export function answerRequests(scope: WorkerScope): void {
  const { OffscreenCanvas, createImageBitmap, performance } = scope;
  const fetchFile: WorkerScope['fetch'] = (...request) => scope.fetch(...request);
  const analyser = new Analyser(async () => (await import('./load-faces.ts')).loadFaces(fetchFile));
  const newCanvas: MakeCanvas = (width, height) => new OffscreenCanvas!(width, height);
  const canDraw = createImageBitmap !== undefined && canReadCanvas(newCanvas);
  const makeCanvas: MakeCanvas = (width, height) => {
    if (!canDraw) throw new TypeError('No canvas can be read here.');
    return newCanvas(width, height);
  };

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin only
  const respond = (response: Response) => scope.postMessage(response);

  async function decoded(source: PhotoSource): Promise<PhotoPixels | null> {
    return 'square' in source ? source : photoPixels(blobOf(source), createImageBitmap!, makeCanvas);
  }

  async function resultOf(request: Request): Promise<Tasks[TaskName]['result']> {
    switch (request.name) {
      case 'look': {
        const { source, side, subject, isFirst, formats } = request.task;
        return withPixels(source, side, makeCanvas, (pixels) =>
          analyser.look(pixels, subject, isFirst, formats),
        );
      }
      case 'check': {
        const { source, subject, formats } = request.task;
        const photo = await decoded(source);
        return photo && analyser.check(photo, subject, formats);
      }
    }
  }

  async function answer(request: Request): Promise<void> {
    const { id } = request;
    const start = performance.now();
    try {
      const result = await resultOf(request);
      respond({ id, result, ms: performance.now() - start });
    } catch {
      respond({ id, failed: true });
    }
  }

  let last = Promise.resolve();
  scope.addEventListener('message', ({ data }) => {
    last = last.then(() => answer(data));
  });
  respond({ id: null, canDraw });
}
