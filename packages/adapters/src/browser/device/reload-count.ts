/** The entry in session storage: a number, and no personal data. */
const key = 'recto.reloads';

/** Counts a reload that the app is about to make. */
export function noteReload(window: Window): void {
  const reloads = reloadsInARow(window) + 1;
  try {
    window.sessionStorage.setItem(key, String(reloads));
  } catch {
    // If storage fails, the advice stays at its first level.
  }
}

/** How many reloads in a row the app has made; 0 for a page that was opened in any other way. */
export function reloadsInARow(window: Window): number {
  const [navigation] = window.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload') return 0;
  try {
    return Number(window.sessionStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}
