import type { EnginePage } from './engine-page.ts';

/** The key under which WebDriver hands over an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A page over plain WebDriver: JSON over HTTP, one session. */
export class WebDriverPage implements EnginePage {
  readonly #session: string;
  readonly #onClose: () => Promise<void>;

  private constructor(session: string, onClose: () => Promise<void>) {
    this.#session = session;
    this.#onClose = onClose;
  }

  /**
   * Begins a session.
   * @param driver the driver's origin.
   * @param onClose ends the driver.
   */
  static async open(
    driver: string,
    capabilities: object,
    onClose: () => Promise<void>,
  ): Promise<WebDriverPage> {
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriverPage(`${driver}/session/${sessionId}`, onClose);
  }

  async setWindow(size: { readonly width: number; readonly height: number }): Promise<void> {
    await ask('POST', `${this.#session}/window/rect`, { x: 0, y: 0, ...size });
  }

  async goto(url: string): Promise<void> {
    await ask('POST', `${this.#session}/url`, { url });
  }

  evaluate<Result>(look: (given: string) => Result, given: string): Promise<Result> {
    const script = `return (${look.toString()})(arguments[0]);`;
    return ask('POST', `${this.#session}/execute/sync`, { script, args: [given] });
  }

  async click(selector: string): Promise<void> {
    await ask('POST', `${await this.#element(selector)}/click`, {});
  }

  async chooseFile(selector: string, path: string): Promise<void> {
    await ask('POST', `${await this.#element(selector)}/value`, { text: path });
  }

  async picture(): Promise<Uint8Array> {
    return Buffer.from(await ask<string>('GET', `${this.#session}/screenshot`), 'base64');
  }

  async close(): Promise<void> {
    try {
      await ask('DELETE', this.#session);
    } finally {
      await this.#onClose();
    }
  }

  async #element(selector: string): Promise<string> {
    const found = await ask<Record<string, string>>('POST', `${this.#session}/element`, {
      using: 'css selector',
      value: selector,
    });
    return `${this.#session}/element/${found[elementKey]}`;
  }
}

async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error} ${value.message}`);
  return value;
}
