import type { CapturedImage } from '../model/captured-image.ts';
import type { FacingMode } from '../model/photos.ts';
import type { Unsubscribe } from '../observable/snapshot-store.ts';

/**
 * The element in which the view shows the camera's picture. Core does not use it; an adapter inserts its
 * own picture (a `<video>`, a `<canvas>`), scaled so that the frame's centred square fills the element, and
 * removes it on `close`.
 */
export type CameraSurface = object;

/** What `CameraPort.open` needs. */
export interface CameraRequest {
  readonly facingMode: FacingMode;
  /** The camera that the customer chose before; null for the best one of that facing mode. */
  readonly deviceId: string | null;
  readonly surface: CameraSurface;
  /** Aborting ends the wait: a camera that opens later is switched off at once. */
  readonly signal: AbortSignal;
  /**
   * Called when the browser shows no picture without a tap (Low Power Mode), and again after each tap that
   * fails. `start` must be called in the tap's event handler; until then `open` waits.
   */
  readonly onTapNeeded: (start: () => void) => void;
}

/** The device's cameras, or drawn ones. */
export interface CameraPort {
  /**
   * Opens a camera and shows its picture in the surface. One camera is open at a time, since phones allow
   * no more: opening one closes the previous one.
   * Resolves once the first frame with a picture has been drawn.
   * @throws CameraError when there is no picture.
   * @throws DOMException `AbortError` when the signal was aborted; then nothing stays open.
   */
  open(request: CameraRequest): Promise<CameraFeed>;

  /**
   * Begins to open the best camera of the facing mode, without a surface: its picture is about to be wanted. It may ask
   * the customer, so call it in the task of a tap. The next `open` takes this camera over if it names the same facing
   * mode and no device; if it failed, `open` fails in the same way, so that the customer is asked once. Its failure is
   * reported in no other way.
   *
   * The camera is closed by any other `open`, by `giveBack`, when the page is hidden, and if it is not taken over within
   * 10 seconds. Has no effect while the page is hidden, or where the permission is known to be denied.
   */
  openAhead(facingMode: FacingMode): void;
  /** Closes the camera of `openAhead`, unless `open` has taken it over. Can be called again without effect. */
  giveBack(): void;

  /**
   * Calls the listener whenever a camera that was not available may be available now: the customer has
   * allowed it, in the settings or in a permission prompt that was open for too long.
   */
  watchAccess(listener: () => void): Unsubscribe;

  /**
   * Whether the device has a camera, as far as is known without a permission prompt. False only if an
   * opening found none, or the device lists none; true again once it lists one.
   */
  hasCamera(): boolean;
  /** Calls the listener when `hasCamera` has changed. The device's list is read only while there are listeners. */
  watchPresence(listener: (hasCamera: boolean) => void): Unsubscribe;
}

/**
 * The element whose frames are the camera's picture (a `<video>`, a `<canvas>`), for the adapters of
 * `FrameAnalysisPort`. Core does not use it.
 */
export type CameraPicture = object;

/** One frame that a camera has shown and that is still in memory. */
export interface HeldFrame {
  /**
   * The photo of this frame, as `CameraFeed.takePhoto` would have taken it: the surface shows this frame from now on.
   * @throws CameraError `noPhoto` when the browser produces no image; `lost` when it was released.
   */
  toPhoto(): Promise<CapturedImage>;
  /** Frees its memory. Can be called again without effect. */
  release(): void;
}

/** A camera that is switched on. */
export interface CameraFeed {
  /** Of the open camera, which may not be the requested one. */
  readonly facingMode: FacingMode;
  readonly deviceId: string;
  /** Whether the picture on the screen is mirrored. Photos never are. */
  readonly mirrored: boolean;
  /** Every camera that can be switched to, in the order in which the control cycles through them. */
  readonly deviceIds: readonly string[];
  /**
   * How much the picture is magnified, so that a card fills the mask at a distance at which lenses are sharp
   * (decision 2.7). Null if this camera can't zoom, or was not opened for cards.
   */
  readonly zoom: number | null;
  /** Whether pictures are coming now. False also if the camera has stopped without an event. */
  readonly isSending: boolean;
  readonly picture: CameraPicture;
  /** Whether the camera has a light that can be switched. */
  readonly hasTorch: boolean;
  /** Switches the light. After a rest it is off. @returns whether it is on now; never rejects. */
  setTorch(on: boolean): Promise<boolean>;
  /** Holds the frame that is shown now; null without a picture. The caller must release it. */
  holdFrame(): HeldFrame | null;
  /**
   * Takes one frame: its centred square, unmirrored, at the frame's own resolution, JPEG 0.7 (§9). From the call
   * on, the surface shows this frame, also while the camera rests, until `showLive`, `wake` or `close`, or until
   * this fails (decision 12.2). A camera that gives no photo within 20 seconds is closed.
   * @throws CameraError `lost` when the feed has ended, or rests.
   */
  takePhoto(): Promise<CapturedImage>;
  /** Shows the moving picture again in place of the frame of the last photo. Can be called again without effect. */
  showLive(): void;
  /**
   * Calls the listener at most once: `lost` when the camera ends by itself (unplugged, taken by another
   * app), `noPicture` when its picture has stayed black or stood still for seconds, `alteredPhotos` when it turns out
   * that the browser alters photos.
   * @returns a function that stops listening.
   */
  onLost(listener: (error: CameraError) => void): () => void;
  /** Whether its frames lie on their side against the screen, as some phones deliver them for a time (decision 2.18). */
  readonly isSideways: boolean;
  /** Calls the listener when that has changed. @returns a function that stops listening. */
  onSideways(listener: (isSideways: boolean) => void): () => void;
  /**
   * Films nothing for a while, without closing the camera: browsers that follow the standard switch its
   * light off, and `wake` needs no permission prompt. After a minute of rest the camera is closed.
   */
  rest(): void;
  /**
   * Ends a rest; resolves once there is a picture again.
   * @throws CameraError when there is none; the signal's reason when it is aborted.
   */
  wake(signal: AbortSignal): Promise<void>;
  /** Switches the camera's light off and empties the surface. Can be called again without effect. */
  close(): void;
}

/** Why a camera is not available. */
export const cameraErrorCodes = [
  /** The customer, the system or a policy denied access. */
  'denied',
  /** There is no camera, or none that fits (§8: the customer is sent to confirm). */
  'notFound',
  /** Another app or tab uses it. */
  'inUse',
  /** It can't meet the request, even after the fallbacks. */
  'overconstrained',
  /** This page can't use cameras: no secure context, or a browser without the API. */
  'unsupported',
  /** The browser did not respond. */
  'noAnswer',
  /** It is open, but shows no picture: its frames stay black, or none come. */
  'noPicture',
  /** It films, but the browser makes no photo of its picture. */
  'noPhoto',
  /** It films, but the browser gives pages other pictures than they draw, against fingerprinting (decision 2.19). */
  'alteredPhotos',
  /** It was open, and stopped. */
  'lost',
] as const;

export type CameraErrorCode = (typeof cameraErrorCodes)[number];

/** What the browser reports about a failure, beside the error: with it, `diagnose` finds the cause. */
export interface CameraFacts {
  /** The site's permission; `unknown` if the browser does not report it. */
  readonly permission: 'granted' | 'denied' | 'prompt' | 'unknown';
  /** Whether the page is a secure context: loaded over HTTPS, or from localhost. */
  readonly isSecure: boolean;
  /** Whether the page's server, and the page that frames it, allow cameras; true if the browser does not report it. */
  readonly isAllowedByPolicy: boolean;
  /** Whether the browser reports that the operating system refused the camera. */
  readonly isRefusedBySystem: boolean;
}

export interface CameraErrorOptions extends ErrorOptions {
  readonly facts?: CameraFacts;
}

/** A camera is not available, or has stopped. The message contains the code only. */
export class CameraError extends Error {
  override readonly name = 'CameraError';
  readonly code: CameraErrorCode;
  /** Null if they were not read, since they can't explain this error. */
  readonly facts: CameraFacts | null;

  constructor(code: CameraErrorCode, { facts, ...options }: CameraErrorOptions = {}) {
    super(`The camera can't be used: ${code}.`, options);
    this.code = code;
    this.facts = facts ?? null;
  }
}
