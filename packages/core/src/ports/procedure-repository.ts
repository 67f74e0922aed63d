import type { CapturedImage } from '../model/captured-image.ts';
import type { PhotoName } from '../model/photos.ts';
import type { Procedure, Thumb } from '../model/procedure.ts';

export interface CallOptions {
  /** Aborting rejects the call with the signal's reason (a DOMException `AbortError` by default). */
  readonly signal?: AbortSignal | undefined;
}

export interface UploadOptions extends CallOptions {
  /** Told how much of the file has left, 0 to 1, never falling. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/**
 * The provider, as §7 describes it (call 1, the access token, is the adapter's own business).
 * `token` is the procedure token of the link. Every method throws a RepositoryError when the call
 * failed, answered `success: false`, or answered something that is not what §3 and §7 say. A 2xx
 * without a body or without `success` is a success of calls 3, 4, 5 and 8 (decision 5.9).
 */
export interface ProcedureRepository {
  /** Call 2: checks the token and reads the procedure. */
  readProcedure(token: string, options?: CallOptions): Promise<Procedure>;
  /** Call 3: active to started. */
  setStarted(token: string, options?: CallOptions): Promise<void>;
  /** Call 4: started to finished. */
  setFinished(token: string, options?: CallOptions): Promise<void>;
  /**
   * Call 5: back to the beginning, after a refusal. Where the provider agrees without the procedure, it
   * is read with call 2; when that one fails, so does this, and `mayHaveArrived` is true.
   */
  reset(token: string, options?: CallOptions): Promise<Procedure>;
  /** Call 6: sends an image taken by the camera. */
  savePhoto(token: string, name: PhotoName, image: CapturedImage, options?: CallOptions): Promise<Thumb>;
  /** Call 7: sends a picked file. */
  uploadPhoto(token: string, name: PhotoName, file: Blob, options?: UploadOptions): Promise<Thumb>;
  /** Call 8: takes a photo back. */
  deletePhoto(token: string, name: PhotoName, options?: CallOptions): Promise<void>;
}

/** Why a call failed, as far as a person can do something about it. */
export const repositoryErrorCodes = [
  /** No answer came: network error, or time limit. Whether the provider has acted is not known. */
  'unreachable',
  /**
   * The provider, or what stands before it, answered "later": 408, 425, 429 or 5xx, however often it was
   * asked; or it gave the app no access (call 1).
   */
  'unavailable',
  /** The provider said no to this call of this link: any other 4xx, or `success: false`. */
  'refused',
  /** The provider answered something that is not what was agreed. */
  'malformed',
] as const;

export type RepositoryErrorCode = (typeof repositoryErrorCodes)[number];

export interface RepositoryErrorOptions extends ErrorOptions {
  /** See `RepositoryError.mayHaveArrived`; false by default. */
  readonly mayHaveArrived?: boolean;
}

/** Carries no token, name or address, so it may be logged. */
export class RepositoryError extends Error {
  override readonly name = 'RepositoryError';
  readonly code: RepositoryErrorCode;
  /**
   * Whether the provider may have acted although the call failed: at least one try of this call left
   * the app and got no definite answer (network error, time limit, 5xx, or an answer that can't be
   * read). False where every try was refused definitely (any 4xx, `success: false`), or none was sent
   * (no access token). It says more than the code: a call that is `refused` on its second try may
   * have arrived with its first.
   */
  readonly mayHaveArrived: boolean;

  constructor(
    code: RepositoryErrorCode,
    { mayHaveArrived = false, ...options }: RepositoryErrorOptions = {},
  ) {
    super(`The provider's answer can't be used: ${code}.`, options);
    this.code = code;
    this.mayHaveArrived = mayHaveArrived;
  }
}
