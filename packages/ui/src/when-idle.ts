/**
 * Calls back once the page has nothing else to do; where the browser does not report that, such as Safari, after the next paint.
 * @param limitMs how long the page may be busy: then it is called all the same.
 * @returns cancels that.
 */
export function whenIdle(
  window: Window & typeof globalThis,
  limitMs: number,
  callback: () => void,
): () => void {
  const requestIdle = Reflect.get(window, 'requestIdleCallback') as Window['requestIdleCallback'] | undefined;
  if (requestIdle !== undefined) {
    const request = requestIdle.call(window, callback, { timeout: limitMs });
    return () => window.cancelIdleCallback(request);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = window.requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
