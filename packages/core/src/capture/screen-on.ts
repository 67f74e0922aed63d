import type { DevicePort } from '../ports/device.ts';
import { systemClock } from '../time/clock.ts';
import { isFraming } from './capture-machine.ts';
import type { CaptureSnapshot } from './capture-snapshot.ts';

/** Why the screen stays on. */
type Occasion = 'viewfinder' | 'preview' | 'upload';

/**
 * How long it stays on at most, in ms: in the preview as long as the camera rests; while a photo is sent, longer than a
 * call for an image may take.
 */
const screenOnLimitsMs: Readonly<Record<Occasion, number>> = {
  viewfinder: Infinity,
  preview: 60_000,
  upload: 120_000,
};

/**
 * Keeps the screen on while the customer frames a document, looks at a photo, or waits until it is sent (decision 2.15).
 * The viewfinder has no limit of its own: without anybody, it rests (decision 2.16).
 */
export class ScreenOn {
  readonly #device: DevicePort;
  #occasion: Occasion | null = null;
  #cancel: () => void = () => undefined;

  constructor(device: DevicePort) {
    this.#device = device;
  }

  /** Call it at each change. @param shown what the capture screen shows; null while it is not there. */
  follow(shown: Pick<CaptureSnapshot, 'state' | 'camera'> | null): void {
    const occasion = shown && occasionOf(shown);
    if (occasion === this.#occasion) return;
    this.#occasion = occasion;
    this.#cancel();
    this.#device.keepScreenOn(occasion !== null);
    const limitMs = occasion === null ? Infinity : screenOnLimitsMs[occasion];
    if (limitMs < Infinity) this.#cancel = systemClock.after(limitMs, () => this.#device.keepScreenOn(false));
  }
}

/** While the browser asks for permission, or shows no picture, the phone's own time applies. */
function occasionOf({ state, camera }: Pick<CaptureSnapshot, 'state' | 'camera'>): Occasion | null {
  if (state.name === 'preview' || state.name === 'upload') return state.name;
  const { status } = camera;
  return isFraming(state) && (status === 'starting' || status === 'live' || status === 'taking')
    ? 'viewfinder'
    : null;
}
