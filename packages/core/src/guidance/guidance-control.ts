import type { CapturedImage } from '../model/captured-image.ts';
import type { PhotoName } from '../model/photos.ts';
import type { RefusalCode } from '../model/refused-photo.ts';
import { isEqual } from '../observable/equality.ts';
import type { CameraFeed, HeldFrame } from '../ports/camera.ts';
import type { ChoicesPort, GuidanceChoices } from '../ports/choices.ts';
import type { FrameAnalysisPort } from '../ports/frame-analysis.ts';
import type { FramingSoundPort } from '../ports/framing-sound.ts';
import { systemClock } from '../time/clock.ts';
import { withTimeout } from '../time/with-timeout.ts';
import type * as engine from './guidance-engine.ts';
import { canTakePhotos } from '../model/guidance-pace.ts';
import { checkLimitMs } from './guidance-times.ts';
import type { GuidanceMode } from './guidance-mode.ts';
import {
  noGuidance,
  noHints,
  type GuidanceSnapshot,
  type PhotoVerdict,
  type ViewfinderGuidance,
} from './guidance-snapshot.ts';
import type { AutomaticPhotos } from './automatic-photos.ts';
import type { PhotoReview } from './photo-review.ts';
import type { ViewfinderGuide } from './viewfinder-guide.ts';

export interface GuidanceParts {
  readonly mode: GuidanceMode;
  readonly analysis: FrameAnalysisPort;
  readonly choices: ChoicesPort;
  readonly sounds: FramingSoundPort;
  /** Loads the code that is needed only once there is a picture. */
  readonly load?: () => Promise<typeof engine>;
}

export interface GuidanceListener {
  /** Called at each change. */
  readonly onChange: (guidance: GuidanceSnapshot) => void;
  /** Take the photo now: of this frame, which the listener must release, or of the current one. */
  readonly onCapture: (frame: HeldFrame | null) => void;
  /** The picture shows that somebody is there: it moves, or there is another hint. */
  readonly onPerson: () => void;
  /** Whether the photo of that name exists: the provider has it, or it waits to be sent. */
  readonly isKept: (photo: PhotoName) => boolean;
  /** Why the last photo of that name was refused: the guidance is stricter about just that (decision 4.18). Null for no reason. */
  readonly refusedFor: (photo: PhotoName) => RefusalCode | null;
}

/** What is on the screen, as far as the guidance is concerned. */
export type GuidedView =
  | { readonly name: 'viewfinder'; readonly photo: PhotoName; readonly feed: CameraFeed }
  /** A viewfinder whose frames lie on their side. They are not read, and the customer is told, also without guidance. */
  | { readonly name: 'sideways'; readonly photo: PhotoName }
  | { readonly name: 'preview'; readonly photo: PhotoName; readonly image: CapturedImage | Blob }
  /** The customer uses the photo. */
  | { readonly name: 'used'; readonly photo: PhotoName; readonly image: CapturedImage }
  | { readonly name: 'none' };

const takeByButton = { name: 'takeByButton' } as const;

/** Without a result, there is no warning. */
const unchecked: PhotoVerdict = { name: 'fine', isChecked: false, dpi: null };

/**
 * Guides the customer to a good photo: starts and stops the watch of each viewfinder, checks the photo in the
 * preview, and keeps the customer's choices (decision 4.1). It never blocks: what fails or is late is left out.
 * It lives until `dispose`.
 */
export class GuidanceControl {
  readonly #parts: GuidanceParts;
  readonly #listener: GuidanceListener;
  #snapshot = noGuidance;
  #choices: GuidanceChoices;
  #view: GuidedView = { name: 'none' };
  #guide: ViewfinderGuide | null = null;
  #review: Promise<PhotoReview> | null = null;
  #lastPhoto: PhotoName | null = null;
  /** The viewfinder whose frames are looked at, or will be; null once it is over or its photo is being taken. */
  #guided: GuidedView | null = null;
  /** Whether the analyser failed in the last viewfinder. Each one tries again; until it has something to show, no switch comes back. */
  #hasFailed = false;
  /** Null until the engine is loaded. */
  #photos: AutomaticPhotos | null = null;
  /** Whether the customer wants the light; the camera forgets it when it rests. */
  #wantsTorch = false;
  #isTorchOn = false;
  #isDisposed = false;
  #hints = noHints;
  #verdict: PhotoVerdict = noGuidance.verdict;
  #corners = noGuidance.corners;

  constructor(parts: GuidanceParts, listener: GuidanceListener) {
    this.#parts = parts;
    this.#listener = listener;
    this.#choices = parts.choices.read();
    this.#snapshot = this.#makeSnapshot();
  }

  getSnapshot(): GuidanceSnapshot {
    return this.#snapshot;
  }

  /**
   * Ends what it watches and sounds, and forgets the photos. Nothing is begun, played or reported after that,
   * whatever is called or resolves later.
   */
  dispose(): void {
    this.viewChanged({ name: 'none' });
    this.forgetPhotos();
    this.#isDisposed = true;
  }

  /** Call it whenever the screen or the camera has changed. */
  viewChanged(view: GuidedView): void {
    const before = this.#view;
    if (this.#isDisposed || isEqual(before, view)) return;
    this.#view = view;
    if (this.#parts.mode === 'off') {
      if (before.name === 'sideways' || view.name === 'sideways') this.#publish();
      return;
    }
    this.#stopGuide();
    this.#verdict = noGuidance.verdict;
    if (view.name === 'viewfinder') this.#enterViewfinder(view);
    if (view.name === 'preview') void this.#checkPhoto(view);
    if (view.name === 'used') this.#remember(view);
    this.#publish();
  }

  /**
   * The photo of this viewfinder is being taken: it is not also taken automatically, and no more frames are looked
   * at, which would delay it. The last hint stays. A photo that fails ends this viewfinder too.
   */
  photoIsTaken(): void {
    this.#corners = this.#guide?.corners ?? null;
    this.#endGuide();
    if (this.#isDisposed || this.#view.name !== 'viewfinder') return;
    const { ring } = this.#hints;
    // One that is cancelled shrinks back; one that ends with its photo stays.
    this.#hints = { ...this.#hints, ring: ring?.progress === 1 ? ring : null, tone: null };
    this.#publish();
  }

  /** Forgets the photos of a link that is no longer open. */
  forgetPhotos(): void {
    this.#lastPhoto = null;
    void this.#review?.then((review) => review.forgetAll()).catch(() => undefined);
  }

  toggleAutoCapture(): void {
    if (this.#isDisposed) return;
    const on = !this.#isAutoCaptureOn;
    this.#photos?.beginAnew();
    this.#choose({ ...this.#choices, autoCapture: on });
    this.#guide?.setAutoCapture(this.#takesPhotos);
    this.#publish();
  }

  toggleSound(): void {
    if (this.#isDisposed) return;
    this.#choose({ ...this.#choices, sound: !this.#choices.sound });
    this.#guide?.setSound(this.#choices.sound);
    // In the tap's event handler, so that the browser lets the page sound.
    this.#parts.sounds.play(null);
    this.#publish();
  }

  toggleTorch(): void {
    const view = this.#view;
    if (view.name !== 'viewfinder' || !view.feed.hasTorch) return;
    this.#wantsTorch = !this.#isTorchOn;
    void this.#setTorch(view.feed);
  }

  get #takesPhotos(): boolean {
    return this.#parts.mode === 'full' && this.#isAutoCaptureOn;
  }

  /** The customer's choice, unless it has come to nothing on this page: what is promised must come (decision 4.2). */
  get #isAutoCaptureOn(): boolean {
    return this.#choices.autoCapture && this.#photos?.areOver !== true;
  }

  #choose(choices: GuidanceChoices): void {
    this.#choices = choices;
    this.#parts.choices.write(choices);
  }

  #enterViewfinder(view: Extract<GuidedView, { name: 'viewfinder' }>): void {
    // The start screen may have changed them.
    this.#choices = this.#parts.choices.read();
    this.#isTorchOn = false;
    this.#corners = null;
    if (this.#wantsTorch && view.feed.hasTorch) void this.#setTorch(view.feed);
    void this.#guideViewfinder(view);
  }

  async #guideViewfinder(view: Extract<GuidedView, { name: 'viewfinder' }>): Promise<void> {
    const { analysis } = this.#parts;
    const { photo, feed } = view;
    const last = this.#lastPhoto;
    this.#guided = view;
    try {
      const { ViewfinderGuide: Guide, AutomaticPhotos: Photos } = await this.#load();
      this.#photos ??= new Photos();
      const review = await this.#reviewer();
      if (this.#guided !== view) return;
      this.#guide = new Guide({
        analysis,
        clock: systemClock,
        feed,
        photo,
        last,
        refusedFor: this.#listener.refusedFor(photo),
        automaticPhotos: this.#photos,
        seenSide: (hash) => review.seenSide(photo, hash, this.#listener.isKept),
        onChange: (hints) => {
          this.#hints = hints;
          this.#hasFailed = false;
          this.#publish();
        },
        onCapture: (frame) => this.#listener.onCapture(frame),
        onPerson: () => this.#listener.onPerson(),
        onFailed: () => this.#fail(),
      });
      this.#guide.setSound(this.#choices.sound);
      if (this.#takesPhotos) this.#guide.setAutoCapture(true);
    } catch {
      if (this.#guided === view) this.#fail();
    }
  }

  /** Guidance has failed in this viewfinder. Its last hint says: take the photo with the button. */
  #fail(): void {
    const hint = this.#guide?.hintByButton ?? takeByButton;
    this.#hasFailed = true;
    this.#stopGuide();
    this.#hints = { ...noHints, hint, words: { kind: 'hint', hint }, pace: 'none' };
    this.#publish();
  }

  #stopGuide(): void {
    this.#endGuide();
    this.#hints = noHints;
  }

  #endGuide(): void {
    this.#guide?.stop();
    this.#guide = null;
    this.#guided = null;
  }

  async #checkPhoto(view: Extract<GuidedView, { name: 'preview' }>): Promise<void> {
    const { photo, image } = view;
    this.#lastPhoto = photo;
    this.#verdict = { name: 'checking' };
    const { isKept, refusedFor } = this.#listener;
    const checking = this.#reviewer().then((review) =>
      this.#isDisposed ? unchecked : review.check(photo, image, isKept, refusedFor(photo)),
    );
    const show = (verdict: PhotoVerdict) => {
      if (this.#view !== view) return;
      this.#verdict = verdict;
      this.#publish();
    };
    try {
      show(await withTimeout(checkLimitMs, checking, { clock: systemClock, otherwise: unchecked }));
      const late = await checking;
      // The wrong side is worth a warning as long as the photo is not used.
      if (late.name === 'warning' && late.code === 'sameSide') show(late);
    } catch {
      // Without its check, the photo is used as it is.
      show(unchecked);
    }
  }

  #remember({ photo, image }: Extract<GuidedView, { name: 'used' }>): void {
    void this.#review?.then((review) => review.remember(photo, image)).catch(() => undefined);
  }

  #reviewer(): Promise<PhotoReview> {
    this.#review ??= this.#load().then(({ PhotoReview: Review }) => new Review(this.#parts.analysis));
    this.#review.catch(() => (this.#review = null));
    return this.#review;
  }

  async #setTorch(feed: CameraFeed): Promise<void> {
    const isOn = await feed.setTorch(this.#wantsTorch).catch(() => false);
    if (this.#view.name !== 'viewfinder' || this.#view.feed !== feed) return;
    this.#isTorchOn = isOn;
    this.#publish();
  }

  #load(): Promise<typeof engine> {
    return (this.#parts.load ?? (() => import('./guidance-engine.ts')))();
  }

  #publish(): void {
    const { tone } = this.#snapshot.sound;
    this.#snapshot = this.#makeSnapshot();
    if (this.#snapshot.sound.tone !== tone) this.#parts.sounds.play(this.#snapshot.sound.tone);
    this.#listener.onChange(this.#snapshot);
  }

  #makeSnapshot(): GuidanceSnapshot {
    const { mode } = this.#parts;
    const view = this.#view;
    const shown = view.name === 'sideways' ? sidewaysHints : this.#hints;
    if (mode === 'off') return view.name === 'sideways' ? { ...noGuidance, ...hintOf(shown) } : noGuidance;
    const { ring, tone, ...seen } = shown;
    const works = !this.#hasFailed;
    return {
      ...seen,
      corners: this.#corners,
      autoCapture: {
        isAvailable: works && mode === 'full' && canTakePhotos(seen.pace),
        isEnabled: this.#isAutoCaptureOn,
        ring,
      },
      sound: { isAvailable: works && seen.pace !== 'none', isEnabled: this.#choices.sound, tone },
      torch:
        view.name === 'viewfinder' && view.feed.hasTorch
          ? { isOn: this.#isTorchOn, isProposed: seen.hint?.name === 'tooDark' && !this.#isTorchOn }
          : null,
      verdict: this.#verdict,
    };
  }
}

const sideways = { name: 'sideways' } as const;

/** What a viewfinder shows whose frames lie on their side. */
const sidewaysHints: ViewfinderGuidance = {
  ...noHints,
  hint: sideways,
  words: { kind: 'hint', hint: sideways },
};

function hintOf({ hint, words }: ViewfinderGuidance): Pick<GuidanceSnapshot, 'hint' | 'words'> {
  return { hint, words };
}
