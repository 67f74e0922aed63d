/** Creates a canvas: a worker's or the page's. */
export type MakeCanvas = (width: number, height: number) => OffscreenCanvas | HTMLCanvasElement;
