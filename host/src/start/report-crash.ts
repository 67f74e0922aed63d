/**
 * Logs that a screen crashed. In production only the error's name: its message, and the addresses in its
 * stack, may hold a name or a token. In development the whole error.
 */
export function reportCrash(error: unknown): void {
  // oxlint-disable no-console -- for developers; it holds no personal data.
  if (import.meta.env.DEV) console.error(error);
  else console.error(`A screen broke: ${error instanceof Error ? error.name : typeof error}`);
}
