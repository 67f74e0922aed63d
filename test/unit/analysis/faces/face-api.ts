import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of `@vladmandic/face-api` that every script uses. */
export interface FaceApi {
  readonly tf: {
    env(): { setPlatform(name: string, platform: object): void };
    setBackend(name: string): Promise<boolean>;
    readonly io: { decodeWeights(bytes: ArrayBuffer, manifest: unknown): object };
  };
  readonly env: { setEnv(env: object): void };
}

/** Loads the package in Node, on the processor alone. @param folder of the installed package. */
export async function loadFaceApi<Api extends FaceApi>(folder: string): Promise<Api> {
  // Its bundle is made for browsers, and fails where it takes the environment for Node.
  Object.defineProperty(process, 'versions', { value: {} });
  const api = (await import(pathToFileURL(join(folder, 'dist/face-api.esm.js')).href)) as Api;
  api.tf.env().setPlatform('plain', {
    isTypedArray: (value: unknown) => ArrayBuffer.isView(value) && !(value instanceof DataView),
    encode: (text: string) => new TextEncoder().encode(text),
    decode: (bytes: Uint8Array) => new TextDecoder().decode(bytes),
    now: () => performance.now(),
  });
  await api.tf.setBackend('cpu');
  const Unused = function unused() {};
  api.env.setEnv({
    Canvas: Unused,
    CanvasRenderingContext2D: Unused,
    Image: Unused,
    ImageData: Unused,
    Video: Unused,
  });
  return api;
}
