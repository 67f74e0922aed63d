import type { AppEvent, EventPort } from '@recto/core';

/** The events wait for each other this long, in ms, so that one request carries several. */
const batchMs = 5_000;

/**
 * How many events are sent at once. A browser lets all requests that may outlive the page have 64 kB together; this
 * many events of the longest values have 16 kB.
 */
const batchSize = 50;

/** The part of the window that is used. */
export interface EventsWindow extends Pick<Window, 'dispatchEvent' | 'addEventListener'> {
  readonly setTimeout: (callback: () => void, ms: number) => unknown;
  readonly CustomEvent: new (type: string, init: { readonly detail: AppEvent }) => Event;
  readonly fetch: (url: string, init: RequestInit) => Promise<unknown>;
  /** Only Chromium 135 and later have it, and TypeScript does not declare it. Throws if the page may not use it. */
  readonly fetchLater?: (url: string, init: RequestInit) => unknown;
}

/**
 * Gives each event to the page as a `CustomEvent` named `recto` on the window, and, if there is an address, sends
 * them there in batches, also when the page is left (decision 11.5).
 */
export class BrowserEvents implements EventPort {
  readonly #window: EventsWindow;
  readonly #url: string | null;
  #batch: AppEvent[] = [];
  /** Takes the batch back from the browser; null while the browser does not have it. */
  #takeBack: AbortController | null = null;

  /**
   * @param url where the batches go; null for nowhere.
   * @param signal aborted when no more events come: what waits is sent, and the page is no longer watched.
   */
  constructor(window: EventsWindow, url: string | null, signal?: AbortSignal) {
    this.#window = window;
    this.#url = url;
    if (url === null) return;
    const options = signal && { signal };
    window.addEventListener('pagehide', () => this.#leave(), options);
    // iOS ends a hidden page without `pagehide`.
    window.addEventListener('visibilitychange', () => this.#send(), options);
    signal?.addEventListener('abort', () => this.#send());
  }

  emit(event: AppEvent): void {
    const { CustomEvent } = this.#window;
    this.#window.dispatchEvent(new CustomEvent('recto', { detail: event }));
    if (this.#url === null) return;
    if (this.#batch.push(event) === 1) this.#window.setTimeout(() => this.#send(), batchMs);
    if (this.#batch.length >= batchSize) this.#send();
    else this.#giveToBrowser();
  }

  /** Chromium ends a page that is left after 500 ms, also if it was too busy for `pagehide`: then the browser sends this. */
  #giveToBrowser(): void {
    const { fetchLater } = this.#window;
    if (this.#url === null || fetchLater === undefined) return;
    this.#takeBack?.abort();
    this.#takeBack = new AbortController();
    try {
      fetchLater.call(this.#window, this.#url, { ...requestOf(this.#batch), signal: this.#takeBack.signal });
    } catch {
      this.#takeBack = null;
    }
  }

  /** What the browser has could be sent twice if it were taken back now. */
  #leave(): void {
    if (this.#takeBack === null) return this.#send();
    this.#takeBack = null;
    this.#batch = [];
  }

  #send(): void {
    const batch = this.#batch;
    if (batch.length === 0 || this.#url === null) return;
    this.#takeBack?.abort();
    this.#takeBack = null;
    this.#batch = [];
    this.#window.fetch(this.#url, { ...requestOf(batch), keepalive: true }).catch(ignore);
  }
}

function requestOf(batch: readonly AppEvent[]) {
  return {
    method: 'POST',
    // A text needs no preflight request, which a page that is left could not wait for.
    body: JSON.stringify(batch),
    // The receiver needs no headers for other origins: its response is not read.
    mode: 'no-cors',
    // `navigator.sendBeacon` would send the cookies of the receiver's site.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  } as const;
}

/** A batch that does not arrive is lost (decision 11.5). */
function ignore(): void {}
