/** An XMLHttpRequest whose course the test plays; it sends nothing. */
export class ScriptedXhr extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  call = '';
  form: FormData | null = null;
  aborted = false;
  status = 0;
  responseText = '';
  readonly #onSend: () => void;
  #answerHeaders = '';

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
    return this.#answerHeaders;
  }

  /** So many bytes of so many have left; a total of null is one that the browser can't tell. */
  left(loaded: number, total: number | null): void {
    this.upload.dispatchEvent(progress(loaded, total));
  }

  allLeft(): void {
    this.upload.dispatchEvent(new Event('load'));
  }

  /** So many bytes of the answer have come. */
  came(loaded: number): void {
    this.dispatchEvent(progress(loaded, null));
  }

  answer(status: number, body: string | object = '', headers = ''): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.#answerHeaders = headers;
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
