import type { FeaturePolicy } from '../device/feature-policy.ts';

/** The clock, as `window` offers it. */
export interface Timers {
  setTimeout(callback: () => void, ms: number): number;
  clearTimeout(timer: number): void;
}

/** Old browsers tell nothing of cameras that come and go. */
type CameraDevices = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> &
  Partial<Pick<MediaDevices, 'addEventListener' | 'removeEventListener'>>;

/** What `GetUserMediaCamera` needs of the browser; the host hands it over. */
export interface CameraEnvironment {
  /** Read anew at each opening; absent in an insecure context, in old browsers and inside some apps. */
  readonly mediaDevices: () => CameraDevices | undefined;
  /** Absent in old browsers. */
  readonly permissions: () => Pick<Permissions, 'query'> | undefined;
  /** Whether the page came over HTTPS, or from this very machine. */
  readonly isSecure: () => boolean;
  /** What the page's server and frame allow; absent where the browser does not tell. */
  readonly policy: () => FeaturePolicy | undefined;
  readonly timers: Timers;
  /** Whether this is iOS or iPadOS, where asking for the height too over-exposes the picture (decisions, "Resolution"). */
  readonly isIos: boolean;
}
