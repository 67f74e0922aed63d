import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import type { EnginePage } from './engine-page.ts';

/** Chromium over its own protocol, Firefox over WebDriver BiDi: puppeteer speaks both. */
export class PuppeteerPage implements EnginePage {
  readonly #browser: Browser;
  readonly #page: Page;

  constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  async evaluate<Result>(look: (given: string) => Result, given: string): Promise<Result> {
    const seen: unknown = await this.#page.evaluate(look, given);
    return seen as Result;
  }

  async click(selector: string): Promise<void> {
    await this.#page.click(selector);
  }

  async chooseFile(selector: string, path: string): Promise<void> {
    const input = (await this.#page.$(selector)) as ElementHandle<HTMLInputElement> | null;
    if (input === null) throw new Error(`There is no ${selector}.`);
    await input.uploadFile(path);
  }

  picture(): Promise<Uint8Array> {
    return this.#page.screenshot();
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}
