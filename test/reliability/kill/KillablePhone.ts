import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwrightChromium, type BrowserContext, type Page } from '@playwright/test';
import { cameraArgs } from '../../browser/camera-args.ts';
import { chromium } from '../../browser/chromium.ts';
import endToEnd from '../../e2e/playwright.config.ts';

/** A phone whose browser can be killed at any moment; what it wrote to its disk stays. */
export class KillablePhone {
  readonly #folder: string;
  #context: BrowserContext | null = null;

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

  /** Starts the browser, with the profile of the one before. */
  async start(): Promise<Page> {
    const { args, env } = chromium();
    const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent, locale } = endToEnd.use!;
    this.#context = await playwrightChromium.launchPersistentContext(join(this.#folder, 'profile'), {
      executablePath: join(this.#folder, 'browser'),
      env,
      args: [...args, ...cameraArgs({ devices: 2 })],
      ...({ viewport, deviceScaleFactor, isMobile, hasTouch, userAgent, locale } as object),
    });
    this.#context.setDefaultTimeout(60_000);
    return this.#context.pages()[0] ?? this.#context.newPage();
  }

  async setOffline(offline: boolean): Promise<void> {
    await this.#context?.setOffline(offline);
  }

  /** SIGKILL to the browser's own process: it has no time for anything. */
  async kill(): Promise<void> {
    const context = this.#context;
    if (context === null) return;
    this.#context = null;
    const closed = once(context as unknown as NodeJS.EventEmitter, 'close');
    process.kill(Number(await readFile(join(this.#folder, 'pid'), 'utf8')), 'SIGKILL');
    await closed;
  }

  get isRunning(): boolean {
    return this.#context !== null;
  }

  async discard(): Promise<void> {
    await this.#context?.close();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
