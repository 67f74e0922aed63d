import type { LensSettings } from '@recto/adapters/browser';
import type { Clock, FrameSize } from '@recto/core';
import type { Painter } from '../camera/painters.ts';
import type { Misbehaviour, MisbehaviourNamed, PhoneCamera, PhoneProfile } from './profile-schema.ts';

/** How a phone is played. */
export interface PlayedPhoneOptions {
  /** The time of what the phone does, such as its pauses; the camera under test should have the same. */
  readonly clock: Clock;
  /** What its cameras see. */
  readonly paint: Painter;
  /** The size of the frames, as a part of those of the phone: 1 is their own size. Small ones are quick. */
  readonly scale?: number;
  /** Whether the page may use the cameras before it has asked, so that they are listed by name. */
  readonly isAllowed?: boolean;
}

/** How often a camera delivers a frame, in ms of the device's own time. */
const frameMs = 33;

/** One camera that is on. */
interface RunningCamera {
  readonly camera: PhoneCamera;
  readonly track: MediaStreamTrack;
  readonly canvas: HTMLCanvasElement;
  /** When it was opened, in ms of the phone's clock. */
  readonly openedAt: number;
  readonly constraints: MediaTrackConstraints;
  /** Whether it is live and delivers nothing. */
  isFrozen: boolean;
}

/**
 * A phone that behaves like its profile: a `mediaDevices` whose streams are real, with the labels, capabilities and
 * frame sizes of the profile, and with what the phone does wrong. It needs a page.
 */
export class PlayedPhone {
  readonly profile: PhoneProfile;
  /** How the screen is held. */
  screen: 'portrait' | 'landscape';
  /** Every request for a camera, in order. */
  readonly requests: MediaTrackConstraints[] = [];
  /** Every error that a request ended with, in order. */
  readonly failures: string[] = [];
  /** Every setting of a lens, in order. */
  readonly applied: LensSettings[] = [];
  /** What the page knows as `navigator.mediaDevices`. */
  readonly mediaDevices: EventTarget & Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>;
  readonly #options: Required<PlayedPhoneOptions>;
  readonly #running = new Set<RunningCamera>();
  #isAllowed: boolean;
  #wasReloaded = false;
  #wasRotated = false;
  #stoppedAt = -Infinity;

  constructor(profile: PhoneProfile, options: PlayedPhoneOptions) {
    this.profile = profile;
    this.screen = profile.screen;
    this.#options = { scale: 1, isAllowed: false, ...options };
    this.#isAllowed = this.#options.isAllowed;
    this.mediaDevices = Object.assign(new EventTarget(), {
      getUserMedia: (constraints?: MediaStreamConstraints) => {
        const opened = this.#getUserMedia(constraints);
        opened.catch((error: DOMException) => this.failures.push(error.name));
        return opened;
      },
      enumerateDevices: () => Promise.resolve(this.#listed()),
    });
  }

  /** A call comes, and has ended. */
  call(): void {
    if (!this.#does('freezesAfterCall')) return;
    for (const running of this.#running) running.isFrozen = true;
  }

  /** The customer turns the phone, which the screen follows. */
  rotate(screen: 'portrait' | 'landscape'): void {
    this.screen = screen;
    this.#wasRotated = true;
    for (const running of this.#running) this.#paint(running);
  }

  /** The page is loaded again. */
  reload(): void {
    this.#wasReloaded = true;
  }

  /** The id under which the page knows a camera. */
  idOf(label: string): string {
    const index = this.profile.cameras.findIndex((camera) => camera.label === label);
    if (index === -1) throw new Error(`${this.profile.phone} has no camera "${label}".`);
    return `camera-${index}`;
  }

  /** Whether a camera is on and films. */
  get isFilming(): boolean {
    return [...this.#running].some(({ track }) => track.readyState === 'live' && track.enabled);
  }

  /** The tracks of the cameras that are on. */
  get tracks(): readonly MediaStreamTrack[] {
    return [...this.#running].map(({ track }) => track);
  }

  /** What the newest of the cameras that are on films now; null if none is on. */
  get picture(): HTMLCanvasElement | null {
    const running = [...this.#running];
    return running[running.length - 1]?.canvas ?? null;
  }

  #does<Name extends Misbehaviour['does']>(name: Name): MisbehaviourNamed<Name> | null {
    const found = this.profile.misbehaves.find(({ does }) => does === name);
    return (found as MisbehaviourNamed<Name> | undefined) ?? null;
  }

  async #getUserMedia({ video }: MediaStreamConstraints = {}): Promise<MediaStream> {
    const constraints: MediaTrackConstraints = typeof video === 'object' ? video : {};
    this.requests.push(constraints);
    // As in a browser, the answer never comes in the caller's own task.
    await Promise.resolve();
    if (this.#does('neverAnswers')) await new Promise(() => undefined);
    const forgets = this.#does('forgetsPermission') !== null && this.#wasReloaded;
    if (this.#does('deniesSilently') || forgets)
      throw new DOMException('Permission denied', 'NotAllowedError');
    this.#isAllowed = true;
    const camera = this.#chosen(constraints);
    const sinceStop = this.#options.clock.now() - this.#stoppedAt;
    const isTooSoon = sinceStop < (this.#does('opensOnlyAfterPause')?.pauseMs ?? 0);
    const fails = this.profile.misbehaves.some(
      (one) => one.does === 'failsToOpen' && one.label === camera.label,
    );
    if (isTooSoon || fails) throw new DOMException('Could not start video source', 'NotReadableError');
    const isFrozen = sinceStop < (this.#does('freezesWithoutPause')?.pauseMs ?? 0);
    return this.#start(camera, constraints, isFrozen);
  }

  /** Like browsers, it reports ids and labels only once the camera is allowed. */
  #listed(): MediaDeviceInfo[] {
    const cameras = this.profile.cameras.map((camera) => {
      const named = this.#isAllowed
        ? { deviceId: this.idOf(camera.label), label: camera.label }
        : { deviceId: '', label: '' };
      const { listsCapabilities } = this.profile;
      const capabilities = this.#isAllowed ? (camera.listedCapabilities ?? camera.capabilities) : {};
      return {
        kind: 'videoinput',
        groupId: '',
        ...named,
        ...(listsCapabilities && { getCapabilities: () => ({ ...capabilities }) }),
      };
    });
    const microphone = { kind: 'audioinput', deviceId: '', label: '', groupId: '' };
    return [microphone, ...cameras] as MediaDeviceInfo[];
  }

  #chosen({ deviceId, facingMode }: MediaTrackConstraints): PhoneCamera {
    const { cameras, byDefault } = this.profile;
    const exact = (deviceId as ConstrainDOMStringParameters | undefined)?.exact;
    if (exact !== undefined) {
      const camera = cameras.find(({ label }) => this.idOf(label) === exact);
      if (camera === undefined) throw new OverconstrainedError('deviceId', 'There is no such camera.');
      return camera;
    }
    const wanted = (facingMode as ConstrainDOMStringParameters | undefined)?.ideal as
      | 'user'
      | 'environment'
      | undefined;
    const label = wanted && byDefault?.[wanted];
    const named = cameras.find((camera) => camera.label === label);
    return named ?? cameras.find((camera) => camera.facingMode === wanted) ?? cameras[0]!;
  }

  #start(camera: PhoneCamera, constraints: MediaTrackConstraints, isFrozen: boolean): MediaStream {
    const canvas = document.createElement('canvas');
    const stream = canvas.captureStream();
    const track = stream.getVideoTracks()[0]!;
    const openedAt = this.#options.clock.now();
    const running: RunningCamera = { camera, track, canvas, openedAt, constraints, isFrozen };
    this.#running.add(running);
    const stop = track.stop.bind(track);
    track.stop = () => {
      stop();
      this.#end(running);
    };
    track.addEventListener('ended', () => this.#end(running));
    this.#report(running);
    this.#muteAtStart(running);
    this.#paint(running);
    const frames = setInterval(() => {
      if (track.readyState === 'ended') clearInterval(frames);
      else this.#paint(running);
    }, frameMs);
    return stream;
  }

  #end(running: RunningCamera): void {
    if (this.#running.delete(running)) this.#stoppedAt = this.#options.clock.now();
  }

  /** What the track reports; the size is that which its frames have in the end. */
  #report(running: RunningCamera): void {
    const { camera, track } = running;
    const { label, facingMode, capabilities, settings } = camera;
    Object.defineProperty(track, 'label', { value: label });
    track.getCapabilities = () => ({ ...capabilities, deviceId: this.idOf(label) });
    track.getSettings = () => ({
      ...settings,
      deviceId: this.idOf(label),
      ...(facingMode !== null && { facingMode }),
      ...this.#sizeOf(running),
    });
    track.applyConstraints = async (constraints) => {
      this.applied.push(...((constraints?.advanced ?? []) as LensSettings[]));
    };
  }

  #muteAtStart({ track }: RunningCamera): void {
    const forMs = this.#does('mutesAtStart')?.forMs;
    if (forMs === undefined) return;
    let muted = true;
    Object.defineProperty(track, 'muted', { get: () => muted });
    this.#options.clock.after(forMs, () => {
      muted = false;
      track.dispatchEvent(new Event('unmute'));
    });
  }

  /** Delivers a frame, unless the camera delivers none. */
  #paint(running: RunningCamera): void {
    const { track, canvas, isFrozen } = running;
    if (isFrozen || track.muted || track.readyState === 'ended') return;
    const { width, height } = this.#frameOf(running);
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { alpha: false })!;
    context.resetTransform();
    const zoom = this.#zoomOf(running);
    context.translate((width * (1 - zoom)) / 2, (height * (1 - zoom)) / 2);
    context.scale(zoom, zoom);
    if (this.#does('overexposesWithHeight') && running.constraints.height !== undefined) {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
    } else this.#options.paint(context, { width, height });
  }

  #frameOf(running: RunningCamera): FrameSize {
    const small = this.#does('startsSmall');
    const age = this.#options.clock.now() - running.openedAt;
    return this.#sizeOf(running, small !== null && age < small.forMs ? small.frame : null);
  }

  /** In pixels. @param own of the frame when the phone is held as in the profile; null for the camera's own. */
  #sizeOf({ camera, constraints }: RunningCamera, own: FrameSize | null = null): FrameSize {
    const scaled = this.#does('scalesFrames');
    const isUnscaled = (constraints as { resizeMode?: { ideal?: string } }).resizeMode?.ideal === 'none';
    let frame: FrameSize = own ?? (scaled !== null && !isUnscaled ? scaled.frame : camera.frame);
    const isTurned = this.screen !== this.profile.screen;
    const turns =
      this.#does('turnsFrames')?.screen === this.screen ||
      (this.#does('turnsFramesUntilRotated')?.screen === this.screen && !this.#wasRotated);
    if (isTurned !== turns) frame = { width: frame.height, height: frame.width };
    const { scale } = this.#options;
    return { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) };
  }

  #zoomOf({ camera, openedAt }: RunningCamera): number {
    const zooms = this.#does('zoomsInAtStart');
    const isOver = zooms === null || this.#options.clock.now() - openedAt >= zooms.forMs;
    return isOver || camera.facingMode !== zooms.facingMode ? 1 : zooms.by;
  }
}
