import type { CapturedImage } from '../model/captured-image.ts';
import type { FacingMode } from '../model/photos.ts';
import type { Unsubscribe } from '../observable/snapshot-store.ts';

/**
 * The element that the view lends to the camera. Core knows nothing of it; an adapter puts its own
 * picture (a `<video>`, a `<canvas>`) into it, scaled so that the frame's centred square fills it,
 * and takes it out again on `close`.
 */
export type CameraSurface = object;

export interface CameraRequest {
  readonly facingMode: FacingMode;
  /** A camera that the person chose before; null for the best one of that facing mode. */
  readonly deviceId: string | null;
  readonly surface: CameraSurface;
  /** Aborting gives up: a camera that answers later is switched off at once. */
  readonly signal: AbortSignal;
  /**
   * Called when the browser shows no picture before somebody taps (Low Power Mode), again after each
   * tap that did not help. `start` is to be called while the tap is dealt with; until then `open` waits.
   */
  readonly onTapNeeded: (start: () => void) => void;
}

/** The device's cameras, or drawn ones. */
export interface CameraPort {
  /**
   * Opens a camera and shows its picture in the surface. One camera is open at a time, since phones
   * give no more: opening one closes the one before.
   * Resolves once the first frame with a picture has been drawn.
   * @throws CameraError when no picture can be had.
   * @throws DOMException `AbortError` when the signal was aborted; then nothing stays open.
   */
  open(request: CameraRequest): Promise<CameraFeed>;

  /**
   * Calls the listener whenever a camera that could not be had may be had now: the person has allowed
   * it after all, wherever they did, or has answered a question that nobody waited for any more.
   */
  watchAccess(listener: () => void): Unsubscribe;

  /**
   * Whether the device has a camera, as far as is known without asking the person. False only where an opening
   * has found none, or the device lists none; true again once it lists one.
   */
  hasCamera(): boolean;
  /** Calls the listener when `hasCamera` has changed. The device's list is looked at once somebody watches. */
  watchPresence(listener: (hasCamera: boolean) => void): Unsubscribe;
}

/** A camera that is switched on. */
export interface CameraFeed {
  /** The camera that is really open; it need not be the one that was asked for. */
  readonly facingMode: FacingMode;
  readonly deviceId: string;
  /** Whether the picture on screen is mirrored. What is taken never is. */
  readonly mirrored: boolean;
  /** Every camera that can be switched to, in the order in which the control cycles through them. */
  readonly deviceIds: readonly string[];
  /** Whether pictures are coming now. False where the camera has died or gone silent, also if nobody was told. */
  readonly isSending: boolean;
  /**
   * Takes one frame: its centred square, unmirrored, at the frame's own resolution, JPEG 0.7 (§9).
   * @throws CameraError `lost` when the feed has ended, or rests.
   */
  takePhoto(): Promise<CapturedImage>;
  /**
   * Calls the listener at most once: `lost` when the camera ends by itself (unplugged, taken by another
   * app), `noPicture` when its picture has stayed black or stood still for seconds.
   * @returns a function that stops listening.
   */
  onLost(listener: (error: CameraError) => void): () => void;
  /**
   * Films nothing for a while, without giving the camera back: the browser switches its light off where it
   * keeps to the standard, and nothing is asked anew on `wake`. After a minute of rest it is given back.
   */
  rest(): void;
  /**
   * Ends a rest; resolves once there is a picture again.
   * @throws CameraError when none can be had, or the signal's reason.
   */
  wake(signal: AbortSignal): Promise<void>;
  /** Switches the camera's light off and empties the surface. Can be called again without effect. */
  close(): void;
}

/** Why a camera can't be had. */
export const cameraErrorCodes = [
  /** The person, the system or a policy said no. */
  'denied',
  /** There is no camera, or none that fits (§8: the user is sent to confirm). */
  'notFound',
  /** Another app or tab holds it. */
  'inUse',
  /** It can't do what was asked, even after the fallbacks. */
  'overconstrained',
  /** This page may not use cameras: no secure context, or a browser without the API. */
  'unsupported',
  /** The browser never answered. */
  'noAnswer',
  /** It is open, but no picture comes: frames that stay black, or none. */
  'noPicture',
  /** It was open, and ended. */
  'lost',
] as const;

export type CameraErrorCode = (typeof cameraErrorCodes)[number];

/** What the browser tells of a refusal, beside the error: the camera doctor's findings. */
export interface CameraFacts {
  /** The site's permission; `unknown` where the browser does not tell. */
  readonly permission: 'granted' | 'denied' | 'prompt' | 'unknown';
  /** Whether the page came the way that cameras ask for: HTTPS, or this very machine. */
  readonly isSecure: boolean;
  /** Whether the page's server, and the page that frames it, allow cameras; true where the browser does not tell. */
  readonly isAllowedByPolicy: boolean;
  /** Whether the browser blames the system it runs on. */
  readonly isRefusedBySystem: boolean;
}

export interface CameraErrorOptions extends ErrorOptions {
  readonly facts?: CameraFacts;
}

export class CameraError extends Error {
  override readonly name = 'CameraError';
  readonly code: CameraErrorCode;
  /** Null where they were not looked for: where a camera was there, they explain nothing. */
  readonly facts: CameraFacts | null;

  constructor(code: CameraErrorCode, { facts, ...options }: CameraErrorOptions = {}) {
    super(`The camera can't be used: ${code}.`, options);
    this.code = code;
    this.facts = facts ?? null;
  }
}
