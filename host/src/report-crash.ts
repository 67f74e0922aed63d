/**
 * Notes on the console that a screen broke. In production only the kind of error: its message, and the
 * addresses in its stack, may hold a name or a token. In development the whole error.
 */
export function reportCrash(error: unknown): void {
  // oxlint-disable no-console -- a developer must see that something broke; nothing personal is said.
  if (import.meta.env.DEV) console.error(error);
  else console.error(`A screen broke: ${error instanceof Error ? error.name : typeof error}`);
}
