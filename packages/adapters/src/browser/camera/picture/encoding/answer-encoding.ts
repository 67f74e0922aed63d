import { drawnColours, showsKnownColours, type MakeFrame } from '../../../known-colours.ts';
import { isBlackIn } from '../black-frame.ts';
import { photoType, type EncodingRequest, type EncodingResponse } from './messages.ts';

/** How many arguments a call may have in every browser. */
const longestCall = 0x4000;

/** The parts of a worker's global object that are used; older browsers have no canvas there, and iOS may have no reader in Lockdown Mode. */
export interface EncodingScope {
  readonly OffscreenCanvas?: new (width: number, height: number) => OffscreenCanvas;
  readonly createImageBitmap?: WindowOrWorkerGlobalScope['createImageBitmap'];
  readonly VideoFrame?: MakeFrame;
  readonly btoa: (text: string) => string;
  readonly FileReaderSync?: new () => { readAsDataURL(blob: Blob): string };
  addEventListener(type: 'message', listener: (event: { readonly data: EncodingRequest }) => void): void;
  postMessage(response: EncodingResponse): void;
}

/** Encodes each picture that the page sends. */
export function answerEncoding(scope: EncodingScope): void {
  const { OffscreenCanvas, FileReaderSync } = scope;
  const makeCanvas = (side: number) => new OffscreenCanvas!(side, side);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin only
  const respond = (response: EncodingResponse) => scope.postMessage(response);

  async function encode({ id, picture, type, quality }: EncodingRequest): Promise<EncodingResponse> {
    try {
      const canvas = makeCanvas(picture.width);
      const context = canvas.getContext('2d', { alpha: false });
      if (context === null) return { id, failed: 'unable' };
      context.drawImage(picture, 0, 0);
      // Some browsers encode beside this thread, which looks at the picture meanwhile.
      const encoding = canvas.convertToBlob({ type, quality });
      const black = isBlackIn(picture, makeCanvas);
      const photo = await encoding;
      if (black) return { id, failed: 'black' };
      if (photo.type !== type) return { id, failed: 'unable' };
      return { id, photo: await dataUrlOf(photo) };
    } catch {
      return { id, failed: 'unable' };
    } finally {
      picture.close();
    }
  }

  async function dataUrlOf(photo: Blob): Promise<string> {
    if (FileReaderSync !== undefined) return new FileReaderSync().readAsDataURL(photo);
    const bytes = new Uint8Array(await photo.arrayBuffer());
    let text = '';
    for (let start = 0; start < bytes.length; start += longestCall) {
      text += String.fromCharCode(...bytes.subarray(start, start + longestCall));
    }
    return `data:${photo.type};base64,${scope.btoa(text)}`;
  }

  /** Whether this browser alters what it encodes; false if that can't be found out. */
  async function altersPhotos(): Promise<boolean> {
    try {
      const drawing = drawnColours(makeCanvas);
      const photo = await drawing.convertToBlob({ type: photoType });
      const bitmap = await scope.createImageBitmap!(photo);
      return !(await showsKnownColours(bitmap, makeCanvas, scope.VideoFrame));
    } catch {
      return false;
    }
  }

  scope.addEventListener('message', ({ data }) => void encode(data).then(respond));
  const canDraw = OffscreenCanvas !== undefined && 'convertToBlob' in OffscreenCanvas.prototype;
  if (!canDraw) respond({ id: null, canEncode: false });
  else void altersPhotos().then((alters) => respond({ id: null, canEncode: !alters }));
}
