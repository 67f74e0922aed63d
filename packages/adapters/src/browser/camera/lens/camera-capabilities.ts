/** What browsers report about a camera, beyond TypeScript's own type (the standard "MediaStream Image Capture"). */
export interface CameraCapabilities extends MediaTrackCapabilities {
  /** 1 is the view of the main lens; below 1, a camera that combines it with an ultra-wide lens shows more. */
  readonly zoom?: DoubleRange & { readonly step?: number };
  /** In metres. */
  readonly focusDistance?: DoubleRange;
  readonly focusMode?: readonly string[];
  readonly torch?: boolean;
}

/** What `applyConstraints` sets on an open camera, beyond TypeScript's own type. */
export interface LensSettings {
  readonly zoom?: number;
  readonly focusMode?: 'continuous';
  readonly torch?: boolean;
}

/**
 * The capabilities of an open camera or of one in the browser's list; none if the browser reports none, as
 * Firefox before 132 does.
 */
export function capabilitiesOf(camera: object): CameraCapabilities {
  const { getCapabilities } = camera as { getCapabilities?: () => CameraCapabilities };
  return getCapabilities?.call(camera) ?? {};
}
