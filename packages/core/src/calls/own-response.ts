/**
 * Parses the body of a response of the provider.
 * @returns null if there is none, undefined if it is not JSON.
 */
export function jsonOrNothing(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether the provider itself has written a 4xx, so that it is a refusal (decision 5.8): its body is a JSON object, or it
 * has none and the status is 404 or 410, to which many servers add no body. Anything else, such as the page of a gateway,
 * a firewall or a proxy, says nothing about the call. The app decides by this, and the check of a provider tests it.
 * @param body as `jsonOrNothing` returns it.
 */
export function isProvidersRefusal(status: number, body: unknown): boolean {
  if (body === null) return status === 404 || status === 410;
  return typeof body === 'object' && !Array.isArray(body);
}
