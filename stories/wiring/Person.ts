import type { PhotoName } from '@recto/core';
import type { StoryContext } from '@storybook/react-vite';
import { userEvent, waitFor } from 'storybook/test';

/** The stable handles of the markup (README), without their `data-`. */
type Handles = Partial<Record<'screen' | 'state' | 'photo' | 'error' | 'status' | 'action', string>>;

/** What speaks to a screen reader when its words change. */
const liveRegions = '[role="status"], [role="alert"]';

/** What fails is said without the whole page's markup. */
const briefly = { onTimeout: (error: Error) => error };

/**
 * Somebody in front of the app, for `play` functions. A person sees and presses only what nothing lies
 * over, so every step waits for the loading indicator to be gone, as one has to.
 */
export class Person {
  readonly #page: HTMLElement;
  /** All that a screen reader has been told since the person came, in order. */
  readonly #told: string[] = [];
  /** The words of each live region at this moment. */
  readonly #now = new Map<Element, string>();
  /** Where in `#told` the person has come to. */
  #heard = 0;

  /** @param context the story's: what is told is noted until the story is left, however briefly it is there. */
  constructor({ canvasElement, abortSignal }: Pick<StoryContext, 'canvasElement' | 'abortSignal'>) {
    this.#page = canvasElement;
    this.#listen();
    const ear = new MutationObserver(() => this.#listen());
    ear.observe(canvasElement, { subtree: true, childList: true, characterData: true });
    abortSignal.addEventListener('abort', () => ear.disconnect());
  }

  #listen(): void {
    for (const region of this.#page.querySelectorAll(liveRegions)) {
      const words = textOf(region);
      if (words === (this.#now.get(region) ?? '')) continue;
      this.#now.set(region, words);
      if (words !== '') this.#told.push(words);
    }
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

  /** Waits until a screen reader has been told this, after what was heard before. It may be gone by now. */
  async hears(words: string): Promise<void> {
    await waitFor(() => {
      const index = this.#told.findIndex((told, at) => at >= this.#heard && told.includes(words));
      if (index < 0) {
        throw new Error(`A screen reader is not told "${words}", but "${this.#told.join('" "')}".`);
      }
      this.#heard = index;
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
