import type { PhotoName } from '@recto/core';
import { userEvent, waitFor } from 'storybook/test';

/** The stable handles of the markup (README), without their `data-`. */
type Handles = Partial<Record<'screen' | 'state' | 'photo' | 'error' | 'status' | 'action', string>>;

/** What fails is said without the whole page's markup. */
const briefly = { onTimeout: (error: Error) => error };

/**
 * Somebody in front of the app, for `play` functions. A person sees and presses only what nothing lies
 * over, so every step waits for the loading indicator to be gone, as one has to.
 */
export class Person {
  readonly #page: HTMLElement;

  constructor({ canvasElement }: { readonly canvasElement: HTMLElement }) {
    this.#page = canvasElement;
  }

  /** Waits until an element with these handles can be seen. @throws Error naming it when it never can. */
  sees(handles: Handles, place: ParentNode = this.#page): Promise<HTMLElement> {
    const selector = selectorOf(handles);
    return waitFor(() => {
      const element = place.querySelector<HTMLElement>(selector);
      if (element === null) throw new Error(`There is no ${selector}. ${whereWeAre(this.#page)}`);
      if (!isUncovered(element)) throw new Error(`Something lies over ${selector}.`);
      return element;
    }, briefly);
  }

  /** Presses a control; one of a tile where a photo is given. Waits until it can be pressed. */
  async presses(action: string, photo?: PhotoName): Promise<void> {
    const place = photo === undefined ? this.#page : await this.sees({ photo });
    await waitFor(async () => {
      const control = await this.sees({ action }, place);
      if (control.matches(':disabled')) throw new Error(`${action} is disabled.`);
    }, briefly);
    await userEvent.click(await this.sees({ action }, place));
  }

  /** Frames this photo, takes it, and uses it. */
  async photographs(photo: PhotoName): Promise<void> {
    await this.sees({ screen: 'capture', state: 'capture', photo });
    await this.presses('shutter');
    await this.sees({ screen: 'capture', state: 'preview', photo });
    await this.presses('use');
  }

  /** Presses a tile's add button, and picks this file in the picker that it opens. */
  async picks(file: File, photo: PhotoName): Promise<void> {
    const tile = await this.sees({ photo, state: 'empty' });
    const input = tile.querySelector<HTMLInputElement>('input[type="file"]:not([capture])')!;
    const whenPickerOpens = (event: Event) => {
      event.preventDefault();
      const picked = new DataTransfer();
      picked.items.add(file);
      input.files = picked.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    input.addEventListener('click', whenPickerOpens, { once: true });
    await this.presses('add', photo);
  }

  /** Waits until a screen reader is told this. */
  async hears(words: string): Promise<void> {
    await waitFor(() => {
      const told = [...this.#page.querySelectorAll('[role="status"], [role="alert"]')];
      if (!told.some(({ textContent }) => textContent.includes(words))) {
        throw new Error(`A screen reader is not told "${words}", but "${told.map(textOf).join('" "')}".`);
      }
    }, briefly);
  }

  /** Waits until the last toast is gone. */
  async waitsForToastsToGo(): Promise<void> {
    await waitFor(() => {
      const toasts = this.#page.querySelectorAll('section > :is([role="status"], [role="alert"]) > *');
      if (toasts.length > 0) throw new Error(`A toast is still there: ${textOf(toasts[0]!)}`);
    }, briefly);
  }
}

function selectorOf(handles: Handles): string {
  return Object.entries(handles)
    .map(([name, value]) => `[data-${name}="${value}"]`)
    .join('');
}

/** Whether a tap on the element's heading, or else on its middle, would reach it. */
function isUncovered(element: HTMLElement): boolean {
  const target = element.querySelector('h1') ?? element;
  target.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const hit = target.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}

function whereWeAre(page: HTMLElement): string {
  const screen = page.querySelector<HTMLElement>('[data-screen]');
  return `The screen is ${JSON.stringify(screen?.dataset)}.`;
}

function textOf({ textContent }: Element): string {
  return textContent.trim();
}
