import { malformed } from './http-errors.ts';
import { maximumResponseBytes } from './limits.ts';

/**
 * Reads the body of a response as UTF-8, chunk by chunk, so that a hostile one can't fill the memory.
 * @throws RepositoryError `malformed` when it is longer than `maximumResponseBytes`.
 */
export async function readText(response: Response): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maximumResponseBytes) {
      void reader.cancel();
      throw malformed('The response is too long.');
    }
    text += decoder.decode(value, { stream: true });
  }
}
