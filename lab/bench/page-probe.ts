/** What the probe has seen in a page; times in ms since the page's navigation began, null if not seen. */
export interface Seen {
  firstFrame: number | null;
  tap: number | null;
  /** A still picture has replaced the camera's, and was painted. */
  frozen: number | null;
  /** The button to use the photo, or what stands for it, was painted. */
  preview: number | null;
  /** The page has the bytes of a JPEG. */
  bytes: number | null;
  /** The longest time that the main thread did nothing else, from the tap to half a second after the preview. */
  longestGap: number;
  /** A photo was handed to the network. */
  sent: number | null;
  /** How large it was: bytes of a file, or characters of a text. */
  sentBytes: number;
  /** Main thread, in ms, for what turns the photo into a request: base64, JSON and handing it over. */
  sending: number;
  /** Progress events of uploads. */
  progress: number;
}

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

/**
 * Runs in the page before its own scripts, and measures every page in the same way: the camera's first
 * frame, and what follows a tap on the shutter. Everything that it uses is inside, since it is sent as text.
 * @param useSelector of the button that shows that the preview is complete; null if the photo itself is.
 */
export function probe(useSelector: string | null): void {
  const seen: Seen = {
    firstFrame: null,
    tap: null,
    frozen: null,
    preview: null,
    bytes: null,
    longestGap: 0,
    sent: null,
    sentBytes: 0,
    sending: 0,
    progress: 0,
  };
  window.benchSeen = seen;
  const watched: WeakSet<HTMLVideoElement> = new WeakSet();
  /** The document, and the shadow trees of web components. */
  const trees: (Document | ShadowRoot)[] = [];
  const videos = () => trees.flatMap((tree) => [...tree.querySelectorAll('video')]);
  const look = () => {
    for (const video of videos()) {
      if (watched.has(video)) continue;
      watched.add(video);
      video.requestVideoFrameCallback(() => {
        seen.firstFrame ??= performance.now();
        dispatchEvent(new Event('bench-first-frame'));
      });
    }
  };
  const watchTree = (tree: Document | ShadowRoot) => {
    trees.push(tree);
    new MutationObserver(look).observe(tree, { childList: true, subtree: true });
  };
  watchTree(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attachWatched(options) {
    const tree = attachShadow.call(this, { ...options, mode: 'open' });
    watchTree(tree);
    return tree;
  };

  const afterPaint = (done: () => void) => requestAnimationFrame(() => requestAnimationFrame(done));
  /** Whether the topmost picture at this place stands still. */
  const isStill = (x: number, y: number): boolean => {
    const picture = trees
      .toReversed()
      .flatMap((tree) => tree.elementsFromPoint(x, y))
      .find((element) => /^(IMG|CANVAS|VIDEO)$/.test(element.tagName));
    return picture instanceof HTMLImageElement
      ? picture.complete && picture.naturalWidth > 0
      : picture instanceof HTMLCanvasElement;
  };
  const watch = (x: number, y: number) => {
    if (seen.frozen === null && isStill(x, y)) {
      seen.frozen = -1;
      afterPaint(() => (seen.frozen = performance.now()));
    }
    const isUsable =
      useSelector === null ? seen.frozen !== null : document.querySelector(useSelector) !== null;
    if (!isUsable) return void requestAnimationFrame(() => watch(x, y));
    afterPaint(() => (seen.preview = performance.now()));
  };
  const measureGaps = (before: number) => {
    const now = performance.now();
    seen.longestGap = Math.max(seen.longestGap, now - before);
    if (seen.preview === null || now < seen.preview + 500) setTimeout(() => measureGaps(now), 0);
  };
  addEventListener(
    'click',
    (event) => {
      const [video] = videos();
      if (seen.tap !== null || video === undefined) return;
      seen.tap = event.timeStamp;
      const { x, y, width, height } = video.getBoundingClientRect();
      measureGaps(performance.now());
      requestAnimationFrame(() => watch(x + width / 2, y + height / 2));
    },
    { capture: true },
  );

  const note = (given: unknown) => {
    const isJpeg =
      (given instanceof Blob && given.type === 'image/jpeg') ||
      (typeof given === 'string' && given.startsWith('data:image/jpeg'));
    if (isJpeg && seen.tap !== null) seen.bytes ??= performance.now();
  };
  const { toBlob, toDataURL } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function toNotedBlob(callback, ...rest) {
    toBlob.call(
      this,
      (blob) => {
        note(blob);
        callback(blob);
      },
      ...rest,
    );
  };
  HTMLCanvasElement.prototype.toDataURL = function toNotedDataUrl(...rest) {
    const url = toDataURL.apply(this, rest);
    note(url);
    return url;
  };
  /** Counts the time of this if it was about a photo. */
  const timed = <Result>(run: () => Result, isPhoto: (result: Result) => boolean): Result => {
    const began = performance.now();
    const result = run();
    if (seen.tap !== null && isPhoto(result)) seen.sending += performance.now() - began;
    return result;
  };
  const sizeOf = (body: unknown): number => {
    if (typeof body === 'string') return body.length;
    if (body instanceof Blob) return body.size;
    return body instanceof FormData ? Math.max(0, ...[...body.values()].map(sizeOf)) : 0;
  };
  const isLarge = (body: unknown) => sizeOf(body) > 20_000;
  const noteSent = (body: unknown) => {
    if (seen.sent !== null || !isLarge(body)) return;
    seen.sent = performance.now();
    seen.sentBytes = sizeOf(body);
  };
  const { stringify } = JSON;
  JSON.stringify = ((...given: Parameters<typeof stringify>) =>
    timed(() => stringify(...given), isLarge)) as typeof stringify;
  window.Blob = new Proxy(Blob, {
    construct: (target, given, as) => timed(() => Reflect.construct(target, given, as) as Blob, isLarge),
  });
  const readResult = Object.getOwnPropertyDescriptor(FileReader.prototype, 'result')!;
  Object.defineProperty(FileReader.prototype, 'result', {
    ...readResult,
    get(this: FileReader) {
      return timed(() => readResult.get!.call(this) as unknown, isLarge);
    },
  });
  const { fetch } = window;
  window.fetch = (input, init) => {
    noteSent(init?.body);
    return timed(
      () => fetch(input, init),
      () => isLarge(init?.body),
    );
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function sendNoted(body) {
    noteSent(body);
    this.upload.addEventListener('progress', () => (seen.progress += 1));
    timed(
      () => send.call(this, body),
      () => isLarge(body),
    );
  };
  const PlainWorker = window.Worker;
  window.Worker = class extends PlainWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        note(data);
        if (typeof data === 'object' && data !== null) Object.values(data as object).forEach(note);
      });
    }
  };
}
