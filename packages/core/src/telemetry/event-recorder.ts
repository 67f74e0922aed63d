import { photoNames, type PhotoName } from '../model/photos.ts';
import type { Unsubscribe } from '../observable/snapshot-store.ts';
import type { EventContext, EventFacts, EventPort, FactsOf, VisitPart } from '../ports/events.ts';
import type { DevicePort } from '../ports/device.ts';
import type { Toast, ToastPort } from '../ports/toasts.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';

/** When something happened that is recorded later. */
export interface RecordedTime {
  /** In ms. */
  readonly at: number;
  /** When the screen or step had begun, in ms. */
  readonly step: number;
}

type Screen = FactsOf<'screenShown'>['screen'];

const crashKinds = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'DOMException'] as const;

/**
 * Turns the changes of the stores and sessions into events (decision 11.4): it watches their snapshots, so that
 * they know nothing of it.
 */
export class EventRecorder {
  readonly #port: EventPort;
  #context: EventContext;
  readonly #now: () => number;
  readonly #counts: Record<string, number> = {};
  /**
   * When the page was loaded, the current screen or step began, the hint appeared, and each pending photo was given to
   * the queue.
   */
  readonly #since: Record<string, number> = {};
  #screen: Screen | null = null;
  /** The photo of the current step; null outside of the capture screen. */
  #step: PhotoName | null = null;
  #deleted: readonly PhotoName[] = [];
  /** Of what is recorded later; null for what happens now. */
  #past: RecordedTime | null = null;

  /** @param now in ms. */
  constructor(port: EventPort, context: EventContext, now: () => number) {
    this.#port = port;
    this.#context = context;
    this.#now = now;
    this.#since['page'] = this.#since['step'] = now();
  }

  /** A screen is shown. The same one again counts once. */
  screenShown(screen: Screen): void {
    if (this.#screen === screen) return;
    this.#screen = screen;
    this.#step = null;
    this.#begin({ name: 'screenShown', screen });
  }

  /** A link did not open. */
  linkRefused(why: 'refused' | 'unreachable'): void {
    this.emit({ name: 'linkRefused', why });
  }

  /** A screen crashed, or (`isPart`) a part of the app did not load. Only the kind of the error is recorded. */
  failed(error: unknown, isPart: boolean): void {
    if (isPart) return this.emit({ name: 'partNotLoaded' });
    const kind = crashKinds.find((name) => error instanceof Error && error.name === name) ?? 'other';
    this.emit({ name: 'crashed', kind });
  }

  /** Watches the status of the procedure. @returns ends that. */
  watchProcedure(store: ProcedureStore): Unsubscribe {
    let { pending } = store.getSnapshot();
    return store.subscribe(() => {
      const was = pending;
      const { entry, pending: next, refusal } = store.getSnapshot();
      pending = next;
      if (was === null || next !== null) return;
      const done = `${was} ${entry?.procedure.status}`;
      if (done === 'start started') this.emit({ name: 'procedureStarted' });
      else if (done === 'finish finished') this.emit({ name: 'procedureFinished' }, 'page');
      else if (done === 'reset active') {
        this.emit({ name: 'procedureRestarted' });
        for (const photo of photoNames) {
          const reason = refusal?.photos[photo]?.code;
          if (reason !== undefined) this.emit({ name: 'photoReturned', photo, reason });
        }
        this.#context = { ...this.#context, part: 'restarted' };
        this.#deleted = [];
      }
    });
  }

  /** Watches what is sent. @returns ends that. */
  watchUploads(uploads: UploadQueue, device: DevicePort): Unsubscribe {
    let before = uploads.getSnapshot();
    return uploads.subscribe(() => {
      const after = uploads.getSnapshot();
      const ids = new Map(before.map((each) => [each.content, each.state.name]));
      before = after;
      for (const { content, state } of after) {
        const { photo } = content;
        const was = ids.get(content);
        ids.delete(content);
        if (was === undefined) this.#since[photo] = this.#now();
        if (state.name === was) continue;
        if (state.name === 'failed') this.emit({ name: 'photoRefused', photo }, photo);
        if (state.name === 'waiting' && (was === 'sending' || !device.isOnline())) {
          this.emit({ name: 'photoKept', photo }, photo);
        }
      }
      for (const { photo } of [...ids.keys()].filter(
        (content) => uploads.sentImage(content.photo) === content,
      )) {
        this.emit({ name: 'photoSent', photo }, photo);
      }
    });
  }

  /** @returns the same toasts; what they say about files, photos and the camera is recorded. */
  watchToasts(toasts: ToastPort): ToastPort {
    return {
      show: (toast) => {
        this.#see(toast);
        toasts.show(toast);
      },
      withdraw: (...subjects) => toasts.withdraw(...subjects),
    };
  }

  #see({ code, about }: Toast): void {
    const [, name] = code.split('.');
    const photo = about as PhotoName;
    if (name === 'imageSize' || name === 'imageExtension' || name === 'fileUnreadable') {
      this.emit({ name: 'fileRefused', photo, why: name });
    } else if (name === 'photoDeleted') {
      this.#deleted = [...this.#deleted, photo];
      this.emit({ name: 'photoDeleted', photo });
    } else if (name === 'cameraNotFound' && this.#step !== null) {
      this.emit({ name: 'cameraFailed', photo: this.#step, cause: 'none' });
    }
  }

  /** The capture screen is about this photo. @returns false if that screen is not shown. */
  beginStep(photo: PhotoName): boolean {
    const isShown = this.#screen === 'capture';
    if (isShown && this.#step !== photo) {
      this.#step = photo;
      this.#begin({ name: 'stepBegun', photo });
    }
    return isShown;
  }

  get screen(): Screen | null {
    return this.#screen;
  }

  get part(): VisitPart {
    return this.#context.part;
  }

  /** The photos that were deleted on this page; after a restart of the procedure, since then. Never changed in place. */
  get deleted(): readonly PhotoName[] {
    return this.#deleted;
  }

  /** From now on, `durationMs` is measured from here for what names this. */
  mark(since: string): void {
    this.#since[since] = this.time.at;
  }

  /** Now, or the time of what is being recorded later. */
  get time(): RecordedTime {
    return this.#past ?? { at: this.#now(), step: this.#since['step']! };
  }

  /** Records something that happened before. */
  asOf(time: RecordedTime, record: () => void): void {
    this.#past = time;
    try {
      record();
    } finally {
      this.#past = null;
    }
  }

  #begin(facts: EventFacts): void {
    this.emit(facts);
    this.#since['step'] = this.#now();
  }

  /** @param since `page`, `step`, `hint` or a photo: what `durationMs` is measured from. */
  emit(facts: EventFacts, since = 'step'): void {
    const key = facts.name + ('photo' in facts ? facts.photo : '');
    const count = (this.#counts[key] = (this.#counts[key] ?? 0) + 1);
    const { at, step } = this.time;
    const from = since === 'step' ? step : this.#since[since];
    // The phone's clock may be set back.
    const durationMs = Math.max(0, Math.round(at - (from ?? at)));
    this.#port.emit({ ...facts, ...this.#context, count, durationMs });
  }
}
