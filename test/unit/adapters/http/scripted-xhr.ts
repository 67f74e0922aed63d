/** An XMLHttpRequest that the test controls; it sends nothing. */
export class ScriptedXhr extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  call = '';
  form: FormData | null = null;
  aborted = false;
  status = 0;
  responseText = '';
  readonly #onSend: () => void;
  #responseHeaders = '';

  constructor(onSend: () => void) {
    super();
    this.#onSend = onSend;
  }

  open(method: string, url: string): void {
    this.call = `${method} ${url}`;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(form: FormData): void {
    this.form = form;
    this.#onSend();
  }

  abort(): void {
    this.aborted = true;
  }

  getAllResponseHeaders(): string {
    return this.#responseHeaders;
  }

  /** Reports upload progress in bytes; a total of null is not computable. */
  left(loaded: number, total: number | null): void {
    this.upload.dispatchEvent(progress(loaded, total));
  }

  allLeft(): void {
    this.upload.dispatchEvent(new Event('load'));
  }

  /** Reports how many bytes of the response were received. */
  came(loaded: number): void {
    this.dispatchEvent(progress(loaded, null));
  }

  respond(status: number, body: string | object = '', headers = ''): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.#responseHeaders = headers;
    this.dispatchEvent(new Event('load'));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

function progress(loaded: number, total: number | null): Event {
  return Object.assign(new Event('progress'), {
    lengthComputable: total !== null,
    loaded,
    total: total ?? 0,
  });
}
