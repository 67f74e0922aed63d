import { followTaps, guardMs, type LastTap } from '@recto/ui/early';
import type { PageScreen } from './PageScreen.ts';

/** What a tap on a control does before React is there, by the control's `data-action`. */
export type EarlyActions = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Hears taps, keys and choices on the controls of a prerendered screen until React has taken it over. What the page can do
 * without React is done at once; of all else the last one is remembered, shown as waiting, and done once React is there.
 */
export class EarlyTaps {
  readonly #root: Element;
  readonly #screen: PageScreen;
  readonly #actions: EarlyActions;
  readonly #onWaiting: () => void;
  readonly #end = new AbortController();
  /** Also React's screens ask for it. */
  readonly lastTap: LastTap;
  #guard: ReturnType<typeof setTimeout> | undefined;
  #waiting: { readonly element: Element; readonly repeat: () => void } | null = null;

  /** @param onWaiting called when React is needed for what the customer has done. */
  constructor(document: Document, screen: PageScreen, actions: EarlyActions, onWaiting: () => void) {
    this.#root = document.querySelector('#root')!;
    this.#screen = screen;
    this.#actions = actions;
    this.#onWaiting = onWaiting;
    const whileEarly = { capture: true, signal: this.#end.signal };
    this.lastTap = followTaps(document);
    document.addEventListener('click', (event) => this.#clicked(event), whileEarly);
    document.addEventListener('change', (event) => this.#changed(event), whileEarly);
  }

  /** Other controls are shown now: a second tap of a double tap is not meant for them (decision 2.13). */
  controlsChanged(): void {
    if (this.lastTap() === 0) return;
    clearTimeout(this.#guard);
    // On the element that React takes over, whose own attributes it leaves alone.
    this.#root.setAttribute(guarded, '');
    this.#guard = setTimeout(
      () => this.#root.removeAttribute(guarded),
      guardMs('controls', this.lastTap(), Date.now()),
    );
  }

  /** React has taken over, or renders anew. Does what is waiting. */
  end(): void {
    this.#end.abort();
    const { element, repeat } = this.#waiting ?? {};
    this.#waiting = null;
    element?.removeAttribute(waits);
    if (element?.isConnected === true) repeat?.();
  }

  #clicked(event: Event): void {
    const control = this.#controlOf(event);
    if (control === null || control.matches('a, select, input')) return;
    event.stopPropagation();
    if (control.getAttribute('aria-disabled') === 'true') return;
    const action = this.#actions[control.dataset['action'] ?? ''];
    if (action !== undefined) action();
    else this.#wait(control, () => control.click());
  }

  #changed(event: Event): void {
    const control = this.#controlOf(event);
    if (control === null) return;
    event.stopPropagation();
    const { value } = control as HTMLSelectElement;
    // The field for a file is not seen: its button is.
    const seen =
      control instanceof HTMLSelectElement ? control : this.#screen.find('[data-action=choose-file]');
    this.#wait(seen ?? control, () => {
      if (control instanceof HTMLSelectElement) control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  /** The control that was tapped, or a key pressed on; null if the page shows no fragment, or it is none of its controls. */
  #controlOf({ target }: Event): HTMLElement | null {
    if (this.#screen.shown === null || !(target instanceof Element)) return null;
    return target.closest<HTMLElement>('#root :is(button, a, select, input)');
  }

  #wait(element: Element, repeat: () => void): void {
    this.#waiting?.element.removeAttribute(waits);
    this.#waiting = { element, repeat };
    element.setAttribute(waits, '');
    this.#onWaiting();
  }
}

/** The attribute of a control whose tap waits for React (`host/build/waiting-styles.ts`). */
const waits = 'data-waits';
/** The attribute of the root while its controls take no tap. */
const guarded = 'data-guarded';
