/** The clock, as `window` offers it. */
export interface Timers {
  setTimeout(callback: () => void, ms: number): number;
  clearTimeout(timer: number): void;
}

/** What `GetUserMediaCamera` needs of the browser; the host hands it over. */
export interface CameraEnvironment {
  /** Read anew at each opening; absent in an insecure context, in old browsers and inside some apps. */
  readonly mediaDevices: () => Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> | undefined;
  /** Absent in old browsers. */
  readonly permissions: () => Pick<Permissions, 'query'> | undefined;
  readonly timers: Timers;
  /** Whether this is iOS or iPadOS, where asking for the height too over-exposes the picture (decisions, "Resolution"). */
  readonly isIos: boolean;
}
