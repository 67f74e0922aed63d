/** The type of every photo that is taken (§9). */
export const photoType = 'image/jpeg';

export interface EncodingRequest {
  readonly id: number;
  /** A frame's centred square. It is moved to the worker, which closes it. */
  readonly picture: ImageBitmap;
  readonly type: string;
  /** From 0 to 1. */
  readonly quality: number;
}

/** The worker's first message: whether it can draw and encode, and gives what was drawn. */
export interface EncodingStart {
  readonly id: null;
  readonly canEncode: boolean;
}

export type EncodingAnswer =
  /** `photo`: as a data URL. */
  | { readonly id: number; readonly photo: string }
  /** `black`: the camera sends no picture. `unable`: the browser can't encode this here. */
  | { readonly id: number; readonly failed: 'black' | 'unable' };

export type EncodingResponse = EncodingStart | EncodingAnswer;

/** A message of the worker, checked where it comes into the page; null if it is none of these. */
export function encodingResponseOf(data: unknown): EncodingResponse | null {
  const { id, canEncode, photo, failed } = Object(data) as Readonly<Record<string, unknown>>;
  if (id === null) return typeof canEncode === 'boolean' ? { id, canEncode } : null;
  if (typeof id !== 'number') return null;
  if (failed === 'black' || failed === 'unable') return { id, failed };
  return typeof photo === 'string' && photo.startsWith(`data:${photoType};base64,`) ? { id, photo } : null;
}
