/** How often to look whether the parent process is still there, in ms. */
const lookEveryMs = 500;

/**
 * Calls back once the shell in which npm has started this program has ended. If `npm start` is ended by a signal, npm passes
 * it to its shell only, and the program would go on without either. It does not keep the program running.
 * @param environment of this process: npm writes the name of its script into it.
 */
export function onEndOfNpm(environment: NodeJS.ProcessEnv, ended: () => void): void {
  if (!['start', 'dev'].includes(environment['npm_lifecycle_event'] ?? '')) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    ended();
  }, lookEveryMs);
  timer.unref();
}
