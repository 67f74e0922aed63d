import { TransientError } from './http-errors.ts';
import type { HttpEnvironment } from './http-environment.ts';

/**
 * The failure of a request that got no answer, without a cause: what a browser throws can hold an address.
 * From another origin a browser gives none that lacks the CORS headers, and never says that this is why,
 * so a developer is told of the origin.
 */
export function noAnswer(
  url: string,
  { appOrigin, onNoAnswerFrom }: Pick<HttpEnvironment, 'appOrigin' | 'onNoAnswerFrom'>,
) {
  const { origin } = new URL(url, appOrigin);
  if (origin !== appOrigin) onNoAnswerFrom(origin);
  return new TransientError('unreachable', 'The network failed.');
}
