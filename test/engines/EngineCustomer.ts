import { setTimeout as wait } from 'node:timers/promises';
import type { PhotoName } from '@recto/core';
import type { ActionName } from '../../packages/ui/src/components/action-name.ts';
import type { ScreenName } from '../../packages/ui/src/components/layout/screen-name.ts';
import type { EnginePage } from './engine-page.ts';

/** How long anything may take in an engine that draws without a graphics card, in ms. */
const patienceMs = 40_000;

/** What a customer sees and does, by the stable handles only, in any engine. */
export class EngineCustomer {
  readonly page: EnginePage;

  constructor(page: EnginePage) {
    this.page = page;
  }

  sees(name: ScreenName, attributes = ''): Promise<void> {
    return this.#until(`the screen ${name}${attributes}`, () =>
      this.#isThere(`[data-screen="${name}"]${attributes}`),
    );
  }

  seesCapture(state: 'capture' | 'preview' | 'error', photo: PhotoName): Promise<void> {
    return this.sees('capture', `[data-state="${state}"][data-photo="${photo}"]`);
  }

  /** Presses a control once nothing covers it and it is enabled. */
  async tap(name: ActionName): Promise<void> {
    const selector = `[data-action="${name}"]`;
    await this.#until(`a control ${name} that can be pressed`, () =>
      this.page.evaluate(isPressable, selector),
    );
    await this.page.click(selector);
  }

  /** Takes the photo that the capture screen asks for, and uses it. */
  async photograph(photo: PhotoName): Promise<void> {
    await this.seesCapture('capture', photo);
    await this.tap('shutter');
    await this.seesCapture('preview', photo);
    await this.tap('use');
  }

  /** Picks a file in place of a photo where the camera can't be used, and uses it. */
  async chooseInstead(photo: PhotoName, path: string): Promise<void> {
    await this.seesCapture('error', photo);
    await this.page.chooseFile('[data-screen="capture"] input[type="file"]', path);
    await this.seesCapture('preview', photo);
    await this.tap('use');
  }

  /** Picks a file for a tile of the confirm screen. */
  async choose(photo: PhotoName, path: string): Promise<void> {
    const tile = `[data-screen="confirm"] [data-photo="${photo}"]`;
    await this.page.chooseFile(`${tile} input[type="file"]:not([capture])`, path);
    await this.#until(`a filled tile ${photo}`, () =>
      this.#isThere(`${tile}[data-state="filled"], ${tile}[data-state="sent"]`),
    );
  }

  #isThere(selector: string): Promise<boolean> {
    return this.page.evaluate((each) => document.querySelector(each) !== null, selector);
  }

  async #until(what: string, condition: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (!(await condition())) {
      if (Date.now() > deadline) {
        const shown = await this.page.evaluate(shownScreen, '');
        throw new Error(`Waited ${patienceMs / 1000} s for ${what}. Shown: ${shown}.`);
      }
      await wait(100);
    }
  }
}

/** Runs in the page: whether a finger would meet this control, and it is enabled. */
function isPressable(selector: string): boolean {
  const control = document.querySelector<HTMLButtonElement>(selector);
  if (control === null || control.disabled || control.getAttribute('aria-disabled') === 'true') return false;
  control.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = control.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && control.contains(hit);
}

/** Runs in the page: the screen with its state, and the start of its text. */
function shownScreen(): string {
  const shown = document.querySelector<HTMLElement>('[data-screen]');
  const text = (shown ?? document.body).innerText.replaceAll(/\s+/g, ' ').slice(0, 200);
  return `${JSON.stringify(Object.fromEntries(Object.entries(shown?.dataset ?? {})))} ${text}`;
}
