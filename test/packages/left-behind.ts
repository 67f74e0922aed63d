import type { Page } from 'playwright';

/** What a page has begun and not ended. Each list is empty when nothing is left. */
export interface LeftBehind {
  /** Listeners of `window`, `document` and other objects that stay as long as the page, such as `resize of Window`. */
  readonly listeners: readonly string[];
  /** Timers and animation frames that wait. */
  readonly timers: readonly string[];
  /** Cameras that are on. */
  readonly tracks: readonly string[];
  /** Connections to databases. */
  readonly databases: readonly string[];
}

/** React listens to it as long as the page exists, since its first root. */
export const ofReact = 'selectionchange of HTMLDocument';

declare global {
  interface Window {
    leftBehind: () => LeftBehind;
  }
}

/** Counts from the next load of the page on; then `leftBehind` reads the result. */
export async function countWhatIsBegun(page: Page): Promise<void> {
  await page.addInitScript(count);
}

export function leftBehind(page: Page): Promise<LeftBehind> {
  return page.evaluate(() => window.leftBehind());
}

/** Runs in the page, before its scripts. */
function count(): void {
  const listeners = new Map<EventTarget, Map<string, string>>();
  const timers = new Map<string, string>();
  const tracks = new Set<MediaStreamTrack>();
  const databases = new Set<IDBDatabase>();

  /** What stays as long as the page. */
  const lasting =
    /^(Window|HTMLDocument|MediaDevices|MediaQueryList|PermissionStatus|ScreenOrientation|VisualViewport)$/;
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const idOf = (listener: object) => {
    if (!ids.has(listener)) ids.set(listener, (lastId += 1));
    return ids.get(listener)!;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const isCapture = (options: AddEventListenerOptions | boolean | undefined) =>
    typeof options === 'object' ? options.capture === true : options === true;
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    addEventListener.call(target, type, listener, options);
    if (listener === null || !lasting.test(target.constructor.name)) return;
    const key = `${type} ${idOf(listener)} ${isCapture(options)}`;
    const own = listeners.get(target) ?? new Map<string, string>();
    listeners.set(target, own.set(key, `${type} of ${target.constructor.name}`));
    if (typeof options !== 'object') return;
    options.signal?.addEventListener('abort', () => own.delete(key));
    if (options.once === true) addEventListener.call(target, type, () => own.delete(key), { once: true });
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    removeEventListener.call(target, type, listener, options);
    if (listener !== null) listeners.get(target)?.delete(`${type} ${idOf(listener)} ${isCapture(options)}`);
  };

  const watchTimers = (begin: 'setTimeout' | 'setInterval' | 'requestAnimationFrame', end: string) => {
    const page = window as unknown as Record<string, (...args: unknown[]) => unknown>;
    const [begins, ends] = [page[begin]!.bind(window), page[end]!.bind(window)];
    page[begin] = (callback, ms) => {
      const run = (...args: unknown[]) => {
        if (begin !== 'setInterval') timers.delete(`${end} ${String(id)}`);
        return (callback as (...values: unknown[]) => unknown)(...args);
      };
      const id = begins(run, ms);
      timers.set(`${end} ${String(id)}`, `${begin} ${Number(ms)}`);
      return id;
    };
    page[end] = (id) => {
      timers.delete(`${end} ${String(id)}`);
      return ends(id);
    };
  };
  watchTimers('setTimeout', 'clearTimeout');
  watchTimers('setInterval', 'clearInterval');
  watchTimers('requestAnimationFrame', 'cancelAnimationFrame');

  const { getUserMedia } = MediaDevices.prototype;
  MediaDevices.prototype.getUserMedia = async function open(constraints) {
    const stream = await getUserMedia.call(this, constraints);
    for (const track of stream.getTracks()) tracks.add(track);
    return stream;
  };

  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function openDatabase(...args) {
    const request = open.apply(this, args);
    request.addEventListener('success', () => databases.add(request.result));
    return request;
  };
  const { close } = IDBDatabase.prototype;
  IDBDatabase.prototype.close = function closeDatabase() {
    databases.delete(this);
    close.call(this);
  };

  window.leftBehind = () => ({
    listeners: [...listeners.values()].flatMap((own) => [...own.values()]).toSorted(),
    timers: [...timers.values()],
    tracks: [...tracks].filter(({ readyState }) => readyState === 'live').map(({ label }) => label),
    databases: [...databases].map(({ name }) => name),
  });
}
