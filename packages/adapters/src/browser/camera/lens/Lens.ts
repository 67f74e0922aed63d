import { capabilitiesOf, type LensSettings } from './camera-capabilities.ts';
import { cardZoom } from './card-zoom.ts';

/**
 * Zoom, focus and torch of an open camera. Every setting is optional: what the camera can't do or the browser
 * refuses stays as it is, and no caller waits for a setting.
 *
 * The settings are applied to the open track and never requested with `getUserMedia`: there, Chromium on a
 * computer asks for the permission to move the camera too (decision 2.7).
 */
export class Lens {
  readonly hasTorch: boolean;
  readonly #track: MediaStreamTrack;
  #canFocus: boolean;
  #zoom: number | null;
  #torch = false;

  /** @param forCards whether the camera is for cards; else it does not zoom. */
  constructor(track: MediaStreamTrack, forCards: boolean) {
    const capabilities = capabilitiesOf(track);
    this.#track = track;
    this.#zoom = forCards ? cardZoom(capabilities, track.label) : null;
    this.#canFocus = capabilities.focusMode?.includes('continuous') ?? false;
    this.hasTorch = capabilities.torch === true;
  }

  /** How much the picture is magnified; null if it is not. */
  get zoom(): number | null {
    return this.#zoom;
  }

  /** Sets zoom and focus: call it when there is a picture, since the camera may have started anew. */
  async apply(): Promise<void> {
    if (this.#zoom === null && !this.#canFocus) return;
    if (await this.#set(this.#settings())) return;
    // One refused setting makes the browser refuse all, also each later time.
    this.#canFocus = false;
    if (this.#zoom === null || (await this.#set({ zoom: this.#zoom }))) return;
    this.#zoom = null;
  }

  /** @returns whether the torch is on now; never rejects. */
  async setTorch(on: boolean): Promise<boolean> {
    if (!this.hasTorch || this.#torch === on) return this.#torch;
    this.#torch = on;
    if (!(await this.#set(this.#settings()))) this.#torch = false;
    return this.#torch;
  }

  #settings(): LensSettings {
    return {
      ...(this.#zoom !== null && { zoom: this.#zoom }),
      ...(this.#canFocus && { focusMode: 'continuous' as const }),
      ...(this.hasTorch && { torch: this.#torch }),
    };
  }

  /**
   * Applies all settings in one set, since older Chromiums read only the first one.
   * @returns false if the browser refused.
   */
  async #set(settings: LensSettings): Promise<boolean> {
    try {
      await this.#track.applyConstraints({ advanced: [settings as MediaTrackConstraintSet] });
      return true;
    } catch {
      return false;
    }
  }
}
