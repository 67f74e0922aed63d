import type { Kernels } from './kernels.ts';

type Layers = Omit<Kernels, 'memory'>;

/** What this file uses of the global `WebAssembly`, which is not part of the language's own library. */
declare const WebAssembly:
  | {
      readonly Module: new (bytes: ArrayBuffer) => object;
      readonly Instance: new (module: object) => { readonly exports: Layers & { readonly memory: Memory } };
    }
  | undefined;

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

const pageBytes = 65_536;

/**
 * The kernels of `face-kernels.wasm`.
 * @param wasm the bytes of that file.
 * @param bytes how much memory they get.
 * @returns null if they can't run here: the browser has no WebAssembly or no SIMD, or the page's
 * Content-Security-Policy does not contain `'wasm-unsafe-eval'`.
 */
export function simdKernels(wasm: ArrayBuffer, bytes: number): Kernels | null {
  if (typeof WebAssembly === 'undefined') return null;
  try {
    const { memory, dense, depthwise, maxPool } = new WebAssembly.Instance(new WebAssembly.Module(wasm))
      .exports;
    memory.grow(Math.ceil(bytes / pageBytes));
    // Growing gives the memory a new buffer, so it is read afterwards.
    return { memory: memory.buffer, dense, depthwise, maxPool };
  } catch {
    return null;
  }
}
