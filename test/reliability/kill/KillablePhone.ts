import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwrightChromium, type BrowserContext, type Page } from '@playwright/test';
import { storageKeys } from '@recto/core';
import { cameraArgs } from '../../../packages/testing/src/playwright/camera-args.ts';
import { chromium } from '../../chromium/chromium.ts';
import endToEnd from '../../e2e/playwright.config.ts';
import type { Ending } from './journeys.ts';

/** The content of the two entries of local storage (§3); null if there are none. */
export interface StoredState {
  readonly token: string;
  readonly status: string;
  /** The names of the photos that have a thumb. */
  readonly thumbs: readonly string[];
}

/** A phone whose browser can end at any moment; what it wrote to its disk stays. */
export class KillablePhone {
  readonly #folder: string;
  #context: BrowserContext | null = null;
  /** What the first document since `forgetFound` found, before its own scripts ran. */
  #found: StoredState | null | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async make(): Promise<KillablePhone> {
    const folder = await mkdtemp(join(tmpdir(), 'recto-kill-'));
    const { executablePath } = chromium();
    // `exec` replaces the shell, so that the written process id is that of the browser.
    const script = `#!/bin/sh\necho $$ > '${folder}/pid'\nexec '${executablePath}' "$@"\n`;
    await writeFile(join(folder, 'browser'), script);
    await chmod(join(folder, 'browser'), 0o755);
    return new KillablePhone(folder);
  }

  /** An empty tab. Starts the browser if it does not run, with the profile of the one before. */
  async openTab(): Promise<Page> {
    if (this.#context !== null) return this.#context.newPage();
    const { args, env } = chromium();
    const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent, locale } = endToEnd.use!;
    this.#context = await playwrightChromium.launchPersistentContext(this.#profile, {
      executablePath: join(this.#folder, 'browser'),
      env,
      args: [...args, ...cameraArgs({ devices: 2 })],
      ...({ viewport, deviceScaleFactor, isMobile, hasTouch, userAgent, locale } as object),
    });
    this.#context.setDefaultTimeout(60_000);
    await this.#context.exposeBinding('noteStored', (_, found: StoredState | null) => {
      if (this.#found === undefined) this.#found = found;
    });
    await this.#context.addInitScript({
      content: `if (location.protocol.startsWith('http') && window === window.top) {
        noteStored((${readStored.toString()})(${JSON.stringify(storageKeys)}));
      }`,
    });
    return this.#context.pages()[0] ?? this.#context.newPage();
  }

  /** The content of the local storage now. @param page a page that shows the app. */
  stored(page: Page): Promise<StoredState | null> {
    return page.evaluate(readStored, storageKeys);
  }

  /** The content of local storage when the first document since `forgetFound` was opened, before the app ran. */
  get found(): StoredState | null | undefined {
    return this.#found;
  }

  forgetFound(): void {
    this.#found = undefined;
  }

  async setOffline(offline: boolean): Promise<void> {
    await this.#context?.setOffline(offline);
  }

  async end(how: Ending): Promise<void> {
    if (how === 'closed tab') await this.#closeTabs();
    else await this.#signal(how);
  }

  /** Closes the browser as its menu does: it writes all data. */
  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = null;
  }

  /** Makes a copy of the local storage on the disk, while the browser is closed. */
  async copyLocalStorage(): Promise<void> {
    await cp(this.#localStorage, this.#copy, { recursive: true });
  }

  /** Restores the copy, while the browser is closed; without a copy, the local storage is deleted. */
  async putLocalStorageBack(what: 'copy' | 'nothing'): Promise<void> {
    await rm(this.#localStorage, { recursive: true, force: true });
    if (what === 'copy') await cp(this.#copy, this.#localStorage, { recursive: true });
  }

  async discard(): Promise<void> {
    await this.close();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  get #profile(): string {
    return join(this.#folder, 'profile');
  }

  /** The folder of Chromium's local storage; IndexedDB is in another one. */
  get #localStorage(): string {
    return join(this.#profile, 'Default', 'Local Storage');
  }

  get #copy(): string {
    return join(this.#folder, 'local storage before');
  }

  /** A browser whose last tab is closed ends, so an empty one stays. */
  async #closeTabs(): Promise<void> {
    const tabs = this.#context!.pages();
    await this.#context!.newPage();
    await Promise.all(tabs.map((tab) => tab.close()));
  }

  /** Sends the signal to the browser's own process: SIGKILL gives it no time to write. */
  async #signal(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const closed = once(this.#context as unknown as NodeJS.EventEmitter, 'close');
    this.#context = null;
    process.kill(Number(await readFile(join(this.#folder, 'pid'), 'utf8')), signal);
    await closed;
  }
}

/** Runs in the page. */
function readStored(keys: { token: string; procedure: string }): StoredState | null {
  const token = localStorage.getItem(keys.token);
  const text = localStorage.getItem(keys.procedure);
  if (token === null || text === null) return null;
  const { status, thumbs } = JSON.parse(text) as { status: string; thumbs: Record<string, unknown> };
  return { token, status, thumbs: Object.keys(thumbs).filter((name) => thumbs[name] !== null) };
}
