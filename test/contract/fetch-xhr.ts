/** As much of XMLHttpRequest as call 7 needs, over fetch, for tests in Node. It reports no progress. */
export class FetchXhr extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  readonly #headers = new Headers();
  readonly #abandoned = new AbortController();
  #method = '';
  #url = '';

  open(method: string, url: string): void {
    [this.#method, this.#url] = [method, url];
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  send(body: FormData): void {
    void this.#send(body).then(
      () => this.dispatchEvent(new Event('load')),
      () => this.dispatchEvent(new Event('error')),
    );
  }

  abort(): void {
    this.#abandoned.abort();
  }

  getAllResponseHeaders(): string {
    return '';
  }

  async #send(body: FormData): Promise<void> {
    const { signal } = this.#abandoned;
    const response = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal });
    this.status = response.status;
    this.responseText = await response.text();
  }
}
