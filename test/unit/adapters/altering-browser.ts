/** Browsers that give a page other pixels than those of its canvases, against fingerprinting. */

/** What such a browser makes of one byte of the pixels, at this place in them. */
type Change = (value: number, at: number) => number;

/** The pixels of a photo are lost. */
export const lies = {
  stripes: (_value, at) => ((at >> 2) % 6 < 3 ? (at * 71) % 256 : 255 - ((at * 13) % 256)),
  noise: () => Math.floor(Math.random() * 256),
  white: () => 255,
  nothing: () => 0,
} satisfies Record<string, Change>;

/** The photo stays as it is. */
export const harmless = {
  'unchanged pixels': (value) => value,
  'single flipped bits': (value) => (Math.random() < 0.5 ? value : value ^ 1),
} satisfies Record<string, Change>;

/** The ways in which a page gets the pixels of a canvas. */
export const reads = ['getImageData', 'toBlob', 'toDataURL', 'convertToBlob'] as const;
export type Read = (typeof reads)[number];

type Method = (this: unknown, ...given: unknown[]) => unknown;

/**
 * Replaces these reads of a page, or of a worker, for which its text is sent there.
 * @returns puts them back.
 */
export function alter(scope: object, change: Change, altered: readonly string[]): () => void {
  const names = {
    getImageData: ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D'],
    toBlob: ['HTMLCanvasElement'],
    toDataURL: ['HTMLCanvasElement'],
    convertToBlob: ['OffscreenCanvas'],
  };
  const prototypeOf = (name: string) =>
    (scope as Record<string, { prototype: Record<string, Method> } | undefined>)[name]?.prototype;
  const honest = OffscreenCanvasRenderingContext2D.prototype.getImageData;
  const changed = (image: ImageData) => {
    image.data.set(image.data.map(change));
    return image;
  };
  const copyOf = (canvas: HTMLCanvasElement | OffscreenCanvas) => {
    const { width, height } = canvas;
    const copy =
      'convertToBlob' in canvas ? new OffscreenCanvas(width, height) : document.createElement('canvas');
    Object.assign(copy, { width, height });
    const drawing = new OffscreenCanvas(width, height).getContext('2d')!;
    drawing.drawImage(canvas, 0, 0);
    const context = copy.getContext('2d') as CanvasRenderingContext2D;
    context.putImageData(changed(honest.call(drawing, 0, 0, width, height)), 0, 0);
    return copy;
  };
  const undo = Object.entries(names).flatMap(([method, owners]) =>
    owners.map((owner) => {
      const prototype = prototypeOf(owner);
      const original = prototype?.[method];
      if (prototype === undefined || original === undefined || !altered.includes(method))
        return () => undefined;
      prototype[method] = function read(this, ...given) {
        if (method === 'getImageData') return changed(original.apply(this, given) as ImageData);
        return original.apply(copyOf(this as HTMLCanvasElement), given);
      };
      return () => void (prototype[method] = original);
    }),
  );
  return () => undo.forEach((each) => each());
}

/** A worker in which this script runs first. */
export function workerAfter(script: string) {
  return class extends Worker {
    constructor(url: URL, options: WorkerOptions) {
      const both = `${script}; await import(${JSON.stringify(url.href)});`;
      super(URL.createObjectURL(new Blob([both], { type: 'text/javascript' })), options);
    }
  };
}

/** A worker of a browser that alters these reads. */
export function alteringWorker(change: Change, altered: readonly Read[] = reads) {
  return workerAfter(`(${alter.toString()})(self, ${change.toString()}, ${JSON.stringify(altered)})`);
}
