/** A wrong command line. The message explains what is wrong with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Runs a parser such as parseArgs, and turns what it throws into a UsageError with the usage. */
export function orUsageError<Value>(parse: () => Value, usage: string): Value {
  try {
    return parse();
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause });
  }
}
