import type { BrowserDevice } from '@recto/adapters/browser';
import {
  parseUserAgent,
  type CameraFeed,
  type FacingMode,
  type FrameSize,
  type Unsubscribe,
} from '@recto/core';
import { capabilitiesOf } from '../../packages/adapters/src/browser/camera/lens/camera-capabilities.ts';
import { facingModeOf, listCameras } from '../../packages/adapters/src/browser/camera/opening/device-list.ts';
import { cameraOpening } from '../../packages/adapters/src/browser/camera/opening/browser-camera-opening.ts';
import {
  bestCamera,
  facingModeOfLabel,
} from '../../packages/adapters/src/browser/camera/opening/lens-choice.ts';
import type { CameraFacts, PhoneFacts, RecordedEvent, Reported } from './profile-of-phone.ts';

/** A camera that was opened, with what happened since the browser gave its stream. */
interface Opening {
  readonly track: MediaStreamTrack;
  /** When the browser gave the stream, in ms of `performance.now()`. */
  readonly startedAt: number;
  readonly events: RecordedEvent[];
  capabilities: Reported;
  settings: Reported;
  frame: FrameSize | null;
  /** The feed, if it was opened for cards. */
  cards: CameraFeed | null;
}

/** Listens to what this device's browser says of its cameras while Recto uses them. Nothing is opened for it. */
export class PhoneRecorder {
  readonly #device: BrowserDevice;
  readonly #window: Window;
  /** By the id of the camera. */
  readonly #openings = new Map<string, Opening>();
  readonly #ofStream = new WeakMap<MediaProvider, Opening>();
  /** What the list reported of cameras that were closed, by their ids; null for no capabilities. */
  readonly #listed = new Map<string, Reported | null>();
  #devices: readonly MediaDeviceInfo[] = [];
  readonly #byDefault: Partial<Record<FacingMode, string>> = {};
  /** The camera that Recto opened for cards. */
  #opened: string | null = null;
  #best: Readonly<Record<FacingMode, string | null>> = { environment: null, user: null };

  constructor(window: Window, device: BrowserDevice) {
    this.#window = window;
    this.#device = device;
  }

  /**
   * Begins to listen: to the requests for cameras, and to the videos in the surface.
   * @returns a function that ends it. What was recorded stays.
   */
  watch(surface: Element): Unsubscribe {
    // Media events do not bubble, but their way to the video leads through the surface.
    const onFrame = ({ target }: Event) => this.#noteFrame(target as HTMLVideoElement, 'firstFrame');
    const onResize = ({ target }: Event) => this.#noteFrame(target as HTMLVideoElement, 'resize');
    surface.addEventListener('loadeddata', onFrame, true);
    surface.addEventListener('resize', onResize, true);
    const restore = this.#wrap(this.#window.navigator.mediaDevices);
    return () => {
      surface.removeEventListener('loadeddata', onFrame, true);
      surface.removeEventListener('resize', onResize, true);
      restore();
    };
  }

  /** Recto has opened a camera. @param wasChosen whether Recto chose it, and not the person. */
  async noteFeed(feed: CameraFeed, facingMode: FacingMode, wasChosen: boolean): Promise<void> {
    const opening = this.#openings.get(feed.deviceId);
    if (opening !== undefined && facingMode === 'environment') {
      if (!feed.mirrored) opening.cards = feed;
      if (wasChosen) this.#opened = opening.track.label;
    }
    const cameras = (await listCameras(cameraOpening(this.#window, this.#device))) ?? [];
    const best = (mode: FacingMode) => bestCamera(cameras, mode)?.label ?? null;
    this.#best = { environment: best('environment'), user: best('user') };
  }

  /** What is known of this phone now. */
  facts(): PhoneFacts {
    for (const opening of this.#openings.values()) read(opening);
    const listed = this.#devices.map((device) => this.#factsOf(device.deviceId, device.label));
    const ids = new Set(this.#devices.map(({ deviceId }) => deviceId));
    const others = [...this.#openings].filter(([id]) => !ids.has(id));
    return {
      userAgent: parseUserAgent(this.#device),
      screen: this.#device.orientation(),
      day: new Date().toISOString().slice(0, 10),
      cameras: [...listed, ...others.map(([id, { track }]) => this.#factsOf(id, track.label))],
      byDefault: this.#byDefault,
      chosen: {
        environment: this.#opened ?? this.#best.environment,
        user: this.#best.user,
      },
    };
  }

  #factsOf(deviceId: string, label: string): CameraFacts {
    const opening = this.#openings.get(deviceId);
    const listed = this.#listed.get(deviceId) ?? null;
    const reported =
      opening?.settings['facingMode'] ?? (listed?.['facingMode'] as unknown[] | undefined)?.[0];
    const facingMode = facingModeOf(reported as string | undefined);
    return {
      label,
      facingMode: opening === undefined ? (facingMode ?? facingModeOfLabel(label)) : facingMode,
      listed,
      opened: opening === undefined ? null : { ...opening, zoom: opening.cards?.zoom },
    };
  }

  /** Puts itself between the page and the browser. @returns a function that undoes it. */
  #wrap(mediaDevices: MediaDevices | undefined): () => void {
    if (mediaDevices === undefined) return () => undefined;
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
    const enumerateDevices = mediaDevices.enumerateDevices.bind(mediaDevices);
    const recording: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> = {
      getUserMedia: async (constraints) => {
        const stream = await getUserMedia(constraints);
        this.#noteStream(stream, constraints?.video);
        return stream;
      },
      enumerateDevices: async () => {
        const devices = await enumerateDevices();
        this.#noteDevices(devices);
        return devices;
      },
    };
    // The browser's own methods are the prototype's: these hide them.
    Object.assign(mediaDevices, recording);
    return () => {
      for (const name of Object.keys(recording)) Reflect.deleteProperty(mediaDevices, name);
    };
  }

  #noteStream(stream: MediaStream, video: boolean | MediaTrackConstraints | undefined): void {
    const track = stream.getVideoTracks()[0];
    if (track === undefined) return;
    const startedAt = performance.now();
    const opening: Opening = {
      track,
      startedAt,
      events: [],
      capabilities: {},
      settings: {},
      frame: null,
      cards: null,
    };
    read(opening);
    this.#openings.set((opening.settings['deviceId'] as string | undefined) ?? track.label, opening);
    this.#ofStream.set(stream, opening);
    for (const event of ['mute', 'unmute', 'ended'] as const) {
      track.addEventListener(event, () => opening.events.push({ event, atMs: since(startedAt) }));
    }
    const { facingMode, deviceId } = typeof video === 'object' ? video : {};
    const asked = facingModeOf(
      (facingMode as ConstrainDOMStringParameters | undefined)?.ideal as string | undefined,
    );
    if (asked !== null && deviceId === undefined) this.#byDefault[asked] = track.label;
  }

  #noteFrame(video: HTMLVideoElement, event: 'firstFrame' | 'resize'): void {
    const opening = video.srcObject === null ? undefined : this.#ofStream.get(video.srcObject);
    const frame = { width: video.videoWidth, height: video.videoHeight };
    if (opening === undefined || frame.width === 0 || frame.height === 0) return;
    // Browsers report the first size as a resize too, before or after its frame.
    const known = opening.frame;
    const isNew = known === null || known.width !== frame.width || known.height !== frame.height;
    if (event === 'resize' && (known === null || !isNew)) return;
    opening.frame = frame;
    opening.events.push({ event, atMs: since(opening.startedAt), frame });
    read(opening);
  }

  /** Labels are empty until a camera is allowed: such a list says nothing. */
  #noteDevices(devices: readonly MediaDeviceInfo[]): void {
    const cameras = devices.filter(({ kind, label }) => kind === 'videoinput' && label !== '');
    if (cameras.length > 0) this.#devices = cameras;
    for (const camera of cameras) {
      const isOpen = this.#openings.get(camera.deviceId)?.track.readyState === 'live';
      // Chromium's list says more of a camera while it is open.
      if (!isOpen || !this.#listed.has(camera.deviceId))
        this.#listed.set(camera.deviceId, listedCapabilities(camera));
    }
  }
}

/** Reads what a camera reports while it is open; a closed one reports little. */
function read(opening: Opening): void {
  const { track } = opening;
  if (track.readyState !== 'live') return;
  opening.capabilities = { ...capabilitiesOf(track) };
  opening.settings = { ...track.getSettings() };
}

/** @returns null if the browser's list has no capabilities. */
function listedCapabilities(device: MediaDeviceInfo): Reported | null {
  return 'getCapabilities' in device ? { ...capabilitiesOf(device) } : null;
}

/** Whole ms since a time of `performance.now()`. */
function since(startedAt: number): number {
  return Math.round(performance.now() - startedAt);
}
