/** A request that is ready to be sent. */
export interface HttpRequest {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | FormData | null;
}

/** What the adapter reads of a response, from fetch or XMLHttpRequest. */
export interface HttpResponse {
  readonly status: number;
  /** The `Retry-After` header. */
  readonly retryAfter: string | null;
  /** The `Date` header; null where the page may not read it, as on another origin that does not expose it. */
  readonly date: string | null;
  /** The body as text; it may be missing from 5xx on, where it is not read. */
  readonly text: string;
}
