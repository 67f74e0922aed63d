import type { Clock, DevicePort } from '@recto/core';
import type { CameraHistory } from './opening/CameraHistory.ts';
import type { FeaturePolicy } from './failure/feature-policy.ts';
import type { VideoFrameConstructor } from './picture/hold-frame.ts';
import type { EncodingEnvironment } from './picture/encoding/EncodingWorker.ts';

/** Old browsers have no `devicechange` event. */
type CameraDevices = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> &
  Partial<Pick<MediaDevices, 'addEventListener' | 'removeEventListener'>>;

/** What the opening of a camera needs from the browser. */
export interface OpeningEnvironment {
  /** Read at each opening; undefined in an insecure context, in old browsers and inside some apps. */
  readonly mediaDevices: () => CameraDevices | undefined;
  /** Undefined in old browsers. */
  readonly permissions: () => Pick<Permissions, 'query'> | undefined;
  readonly clock: Clock;
  /** One for all openings of this device's cameras. */
  readonly history: CameraHistory;
  /** Whether this is iOS or iPadOS, where asking for the height too over-exposes the picture (decision 2.6). */
  readonly isIos: boolean;
}

/** What `GetUserMediaCamera` needs from the browser. The host passes it. */
export interface CameraEnvironment extends OpeningEnvironment {
  /** Whether the page is a secure context: loaded over HTTPS, or from localhost. */
  readonly isSecure: () => boolean;
  /** What the page's server and frame allow; undefined if the browser does not report it. */
  readonly policy: () => FeaturePolicy | undefined;
  /** Makes the elements for pictures. */
  readonly makeVideo: () => HTMLVideoElement;
  /** Undefined in old browsers. */
  readonly VideoFrame: VideoFrameConstructor | undefined;
  readonly encoding: EncodingEnvironment;
  /** Whether the page is visible. */
  readonly device: Pick<DevicePort, 'isVisible' | 'watchVisibility'>;
  /** How the screen is held, where the frames of every camera follow it; null if that is not known (decision 2.18). */
  readonly screen: () => 'portrait' | 'landscape' | null;
}
