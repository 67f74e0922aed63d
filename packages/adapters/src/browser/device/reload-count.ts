/** The entry of the session storage: a number, and nothing that tells of a person. */
const key = 'recto.reloads';

/** Notes that the app is about to load its page again. */
export function noteReload(window: Window): void {
  const reloads = reloadsInARow(window) + 1;
  try {
    window.sessionStorage.setItem(key, String(reloads));
  } catch {
    // Where the browser keeps nothing, the advice stays at its first level.
  }
}

/** How many loads in a row came from `noteReload`; 0 for a page that was opened in any other way. */
export function reloadsInARow(window: Window): number {
  const [navigation] = window.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload') return 0;
  try {
    return Number(window.sessionStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}
