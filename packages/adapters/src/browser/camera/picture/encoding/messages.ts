export interface EncodingRequest {
  readonly id: number;
  /** A frame's centred square. It is moved to the worker, which closes it. */
  readonly picture: ImageBitmap;
  readonly type: string;
  /** From 0 to 1. */
  readonly quality: number;
}

/** The first response has no id: whether the worker can draw and encode. */
export type EncodingResponse =
  | { readonly id: null; readonly canEncode: boolean }
  /** `photo`: as a data URL. */
  | { readonly id: number; readonly photo: string }
  /** `black`: the camera sends no picture. `unable`: the browser can't encode this here. */
  | { readonly id: number; readonly failed: 'black' | 'unable' };
