import { UsageError } from './command-line.ts';

/**
 * The origin that an operator named with `--origin`; a path after it is ignored.
 * @throws UsageError for anything but the address of a web page.
 */
export function originOf(text: string): string {
  const { protocol, origin } = addressIn(text);
  if (protocol === 'http:' || protocol === 'https:') return origin;
  throw notAnOrigin(text);
}

function addressIn(text: string): URL {
  try {
    return new URL(text);
  } catch (cause) {
    throw notAnOrigin(text, cause);
  }
}

function notAnOrigin(text: string, cause?: unknown): UsageError {
  return new UsageError(`${text} is not an origin, such as https://documents.example.org.`, { cause });
}
