import type { CapturedImage } from '../model/captured-image.ts';
import type { PhotoName } from '../model/photos.ts';
import type { Procedure, Thumb } from '../model/procedure.ts';

/** What every call accepts. */
export interface CallOptions {
  /**
   * Aborting rejects the call with the signal's reason (a DOMException `AbortError` by default). Calls 6 and 7 are
   * different: once the whole body may have left, an abort only prevents further tries. The call ends with the
   * provider's response, or its time limit, since the provider may store the photo nevertheless (decision 6.9).
   */
  readonly signal?: AbortSignal | undefined;
}

/** What call 7 accepts as well. */
export interface UploadOptions extends CallOptions {
  /** Called with the share of the file that has been sent, 0 to 1; it never decreases. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/**
 * The provider, as §7 describes it; adapters make call 1, for the access token, themselves. `token` is the
 * procedure token of the link. Every method throws a RepositoryError when the call fails, or when the
 * response says `success: false` or is not as §3 and §7 describe it. A 2xx without a body or without
 * `success` is a success of calls 3 and 8; after calls 4 and 5, call 2 decides (decision 5.7).
 */
export interface ProcedureRepository {
  /** Call 2: checks the token and reads the procedure. */
  readProcedure(token: string, options?: CallOptions): Promise<Procedure>;
  /** Call 3: active to started. */
  setStarted(token: string, options?: CallOptions): Promise<void>;
  /**
   * Call 4: started to finished. Without `success` in its response the procedure is read with call 2; if that call fails or
   * says that it is not finished, so does this one, and `mayHaveArrived` is true.
   * @returns the provider's reference, if there is one (decision 7.5).
   */
  setFinished(token: string, options?: CallOptions): Promise<string | undefined>;
  /**
   * Call 5: resets a refused procedure. If the response does not contain the procedure, it is read with
   * call 2; if that call fails, so does this one, and `mayHaveArrived` is true.
   */
  reset(token: string, options?: CallOptions): Promise<Procedure>;
  /** Call 6: sends an image taken by the camera. */
  savePhoto(token: string, name: PhotoName, image: CapturedImage, options?: CallOptions): Promise<Thumb>;
  /** Call 7: sends a picked file. */
  uploadPhoto(token: string, name: PhotoName, file: Blob, options?: UploadOptions): Promise<Thumb>;
  /** Call 8: deletes a photo. */
  deletePhoto(token: string, name: PhotoName, options?: CallOptions): Promise<void>;
}

/** Why a call failed, as far as it makes a difference to the customer. */
export const repositoryErrorCodes = [
  /** There was no response: network error, or timeout. Whether the provider has acted is not known. */
  'unreachable',
  /**
   * The provider, or a proxy in front of it, responded with 408, 425, 429 or 5xx to every attempt; or call 1
   * failed, or gave an access token that the provider does not accept.
   */
  'unavailable',
  /** The provider, or something in front of it, reads no photo of this size: 413 to call 6 or 7. */
  'tooLarge',
  /** The provider refused this call: any other 4xx of its own (decision 5.8), or `success: false`. */
  'refused',
  /** The response is not as §7 describes it, or it is a 4xx that the provider has not written. */
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
   * Whether the provider may have acted although the call failed: at least one attempt was sent and got no
   * definite response (network error, timeout, 5xx, or a response that can't be read). False if every
   * attempt was refused (a 4xx of the provider, 413 to a photo, `success: false`), or none was sent (no access token). It does not follow
   * from the code: a call whose second attempt is `refused` may have arrived with its first.
   */
  readonly mayHaveArrived: boolean;

  constructor(
    code: RepositoryErrorCode,
    { mayHaveArrived = false, ...options }: RepositoryErrorOptions = {},
  ) {
    super(`The call has failed: ${code === 'refused' ? 'the provider refuses it' : code}.`, options);
    this.code = code;
    this.mayHaveArrived = mayHaveArrived;
  }
}
