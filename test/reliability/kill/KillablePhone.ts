import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwrightChromium, type BrowserContext, type Page } from '@playwright/test';
import { storageKeys } from '@recto/core';
import { cameraArgs } from '../../browser/camera-args.ts';
import { chromium } from '../../browser/chromium.ts';
import endToEnd from '../../e2e/playwright.config.ts';
import type { Ending } from './journeys.ts';

/** What the two entries of local storage say (§3); null where there are none. */
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
  /** What the first document since `forgetFound` found, before any script of its own ran. */
  #found: StoredState | null | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async make(): Promise<KillablePhone> {
    const folder = await mkdtemp(join(tmpdir(), 'recto-kill-'));
    const { executablePath } = chromium();
    // The program takes the place of its shell, so that the number written is the browser's own.
    const script = `#!/bin/sh\necho $$ > '${folder}/pid'\nexec '${executablePath}' "$@"\n`;
    await writeFile(join(folder, 'browser'), script);
    await chmod(join(folder, 'browser'), 0o755);
    return new KillablePhone(folder);
  }

  /** An empty tab. Starts the browser where it does not run, with the profile of the one before. */
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

  /** What the local storage says now. @param page one that shows the app. */
  stored(page: Page): Promise<StoredState | null> {
    return page.evaluate(readStored, storageKeys);
  }

  /** What local storage said when the first document was opened since `forgetFound`, before the app ran. */
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

  /** Closes the browser as its menu does: it writes all that it knows. */
  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = null;
  }

  /** Keeps a copy of what the local storage says on the disk, while the browser is closed. */
  async copyLocalStorage(): Promise<void> {
    await cp(this.#localStorage, this.#copy, { recursive: true });
  }

  /** Puts the copy back in its place, while the browser has ended; without a copy it is missing. */
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

  /** All of Chromium's local storage; IndexedDB lies beside it. */
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

  /** To the browser's own process: after SIGKILL it has no time for anything. */
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
