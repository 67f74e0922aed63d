/** A command line that can't be followed; the message says why, in one paragraph, to the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Runs parseArgs or the like, so that what it complains about becomes a UsageError. */
export function orUsageError<Value>(parse: () => Value, usage: string): Value {
  try {
    return parse();
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause });
  }
}
