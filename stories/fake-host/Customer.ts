import type { PhotoName } from '@recto/core';
import type { StoryContext } from '@storybook/react-vite';
import { userEvent, waitFor } from 'storybook/test';

/** The markup's `data-*` attributes (docs/handles.md), without the prefix. */
type DataAttributes = Partial<Record<'screen' | 'state' | 'photo' | 'error' | 'status' | 'action', string>>;

/** The elements whose text changes are announced by screen readers. */
const liveRegions = '[role="status"], [role="alert"]';

/** Keeps the page's whole markup out of the error messages. */
const shortError = { onTimeout: (error: Error) => error };

/**
 * A customer who uses the app, for `play` functions. They see and press only elements that nothing
 * covers, so every step waits until the loading indicator is gone.
 */
export class Customer {
  readonly #page: HTMLElement;
  /** All announcements since the customer was created, in order. */
  readonly #announcements: string[] = [];
  /** The current text of each live region. */
  readonly #currentTexts = new Map<Element, string>();
  /** The index in `#announcements` at which `hears` continues. */
  #position = 0;

  /** @param context the story's context. Announcements are recorded until the story is left, even if they disappear quickly. */
  constructor({ canvasElement, abortSignal }: Pick<StoryContext, 'canvasElement' | 'abortSignal'>) {
    this.#page = canvasElement;
    this.#recordAnnouncements();
    const observer = new MutationObserver(() => this.#recordAnnouncements());
    observer.observe(canvasElement, { subtree: true, childList: true, characterData: true });
    abortSignal.addEventListener('abort', () => observer.disconnect());
  }

  #recordAnnouncements(): void {
    for (const region of this.#page.querySelectorAll(liveRegions)) {
      const text = textOf(region);
      if (text === (this.#currentTexts.get(region) ?? '')) continue;
      this.#currentTexts.set(region, text);
      if (text !== '') this.#announcements.push(text);
    }
  }

  /** Waits until an element with these attributes is visible. @throws Error naming them if that never happens. */
  sees(attributes: DataAttributes, container: ParentNode = this.#page): Promise<HTMLElement> {
    const selector = selectorOf(attributes);
    return waitFor(() => {
      const element = container.querySelector<HTMLElement>(selector);
      if (element === null) throw new Error(`There is no ${selector}. ${screenInfo(this.#page)}`);
      if (!isUncovered(element)) throw new Error(`${selector} is covered.`);
      return element;
    }, shortError);
  }

  /** Presses a control, or the control of a photo's tile. Waits until it is enabled. */
  async presses(action: string, photo?: PhotoName): Promise<void> {
    const container = photo === undefined ? this.#page : await this.sees({ photo });
    await waitFor(async () => {
      const control = await this.sees({ action }, container);
      if (control.matches('[aria-disabled]')) throw new Error(`${action} is disabled.`);
    }, shortError);
    await userEvent.click(await this.sees({ action }, container));
  }

  /** Waits for the step of this photo, takes the photo and uses it. */
  async photographs(photo: PhotoName): Promise<void> {
    await this.sees({ screen: 'capture', state: 'capture', photo });
    await this.presses('shutter');
    await this.sees({ screen: 'capture', state: 'preview', photo });
    await this.presses('use');
  }

  /** Presses a tile's add button and chooses a file in the picker that opens. */
  async chooses(file: File, photo: PhotoName): Promise<void> {
    this.#chooseWhenAsked(file, await this.sees({ photo, state: 'empty' }));
    await this.presses('add', photo);
  }

  /** Presses “Choose a photo” on the capture screen, and chooses a file in the picker that opens. */
  async choosesInstead(file: File): Promise<void> {
    this.#chooseWhenAsked(file, await this.sees({ screen: 'capture' }));
    await this.presses('choose-file');
  }

  #chooseWhenAsked(file: File, container: HTMLElement): void {
    const input = container.querySelector<HTMLInputElement>('input[type="file"]:not([capture])')!;
    const whenPickerOpens = (event: Event) => {
      event.preventDefault();
      const chosen = new DataTransfer();
      chosen.items.add(file);
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    input.addEventListener('click', whenPickerOpens, { once: true });
  }

  /** Waits until a text has been announced, after those heard before. It may have left the page since. */
  async hears(text: string): Promise<void> {
    await waitFor(() => {
      const index = this.#announcements.findIndex(
        (announcement, at) => at >= this.#position && announcement.includes(text),
      );
      if (index < 0) {
        throw new Error(`"${text}" was not announced, but "${this.#announcements.join('" "')}".`);
      }
      this.#position = index;
    }, shortError);
  }
}

function selectorOf(attributes: DataAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => `[data-${name}="${value}"]`)
    .join('');
}

/** Whether a tap on the middle of the element's heading, or of the element, would reach it. */
function isUncovered(element: HTMLElement): boolean {
  const target = element.querySelector('h1') ?? element;
  target.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const hit = target.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}

function screenInfo(page: HTMLElement): string {
  const screen = page.querySelector<HTMLElement>('[data-screen]');
  return `The screen is ${JSON.stringify(screen?.dataset)}.`;
}

function textOf({ textContent }: Element): string {
  return textContent.trim();
}
