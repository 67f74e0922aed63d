import { appReadyDelayMs } from '../business-constants.ts';
import { SnapshotStore, type Observable } from '../observable/snapshot-store.ts';

/** The app's state (§4): the loading indicator is shown while it is `loading`. */
export type AppState = 'loading' | 'ready';

/** Ready 1000 ms after a navigation has ended (§2, §9); loading from the start of the next one. */
export class AppReadiness implements Observable<AppState> {
  readonly #state = new SnapshotStore<AppState>('loading');
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly getSnapshot = this.#state.getSnapshot;
  readonly subscribe = this.#state.subscribe;

  navigationStarted(): void {
    clearTimeout(this.#timer);
    this.#state.set('loading');
  }

  navigationEnded(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#state.set('ready'), appReadyDelayMs);
  }
}
