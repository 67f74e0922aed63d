/**
 * Logs that a screen crashed. In production only the error's name: its message, and the addresses in its
 * stack, may hold a name or a token. In development the whole error.
 */
export function reportCrash(error: unknown): void {
  // oxlint-disable no-console -- for developers; it holds no personal data.
  if (import.meta.env.DEV) console.error(error);
  else console.error(`A screen broke: ${error instanceof Error ? error.name : typeof error}`);
}

/** Puts a line for the operator on the console. @param line names fields and keys of the operator's files, and nothing else. */
export function reportToOperator(line: string): void {
  // oxlint-disable-next-line no-console -- a wrong setting shows nowhere else.
  console.error(line);
}
