import {
  documents,
  textDirection,
  type FilePickerRule,
  type GuidanceMode,
  type Language,
  type Procedure,
  type Said,
} from '@recto/core';
import { brandRules, isolated, languageTag, shownBrand, type BrandLook } from '@recto/ui/early';
import type { OperatorBrand } from '../branding/read-operator-brand.ts';
import type { Ahead } from './ahead.ts';
import { findFragment, fragmentElements, photoSlot, type Fragment, type FragmentState } from './fragments.ts';
import { morph } from './morph.ts';

/** Of whom the screens speak. */
export interface ScreenSubject {
  readonly procedure: Procedure;
  readonly language: Language;
  readonly guidance: GuidanceMode;
  readonly filePicker: FilePickerRule;
  readonly brand: OperatorBrand;
}

/** What the page shows. */
export interface Shown {
  readonly state: FragmentState;
  readonly fragment: Fragment;
  readonly language: Language;
  /** What its live regions say of the session; null for nothing. */
  readonly said: Said | null;
  /** Whether it shows the line that says that the app is loading. */
  readonly isLoading: boolean;
}

/** As React's button: a call that ends sooner than this, in ms, is not announced. */
const busyMessageDelayMs = 500;

/**
 * What the page shows before React is there: fragments, one after the other, in the element that React takes over. Nothing is
 * rendered here: a fragment has slots for a name and a photo.
 */
export class PageScreen {
  readonly #document: Document;
  readonly #root: Element;
  readonly #ahead: Pick<Ahead, 'fragments'>;
  /** What index.html shows. */
  readonly drawing: readonly Node[];
  #shown: Shown | null = null;
  /** The brand's colours and corners, after the styles of the fragments. */
  #look: HTMLStyleElement | null = null;
  #isHandedOver = false;
  #isLoading = true;
  /** Whether a file may be chosen beside the camera (decision 3.17). */
  #offersFile = true;

  constructor(document: Document, ahead: Pick<Ahead, 'fragments'>) {
    this.#document = document;
    this.#root = document.querySelector('#root')!;
    this.#ahead = ahead;
    this.drawing = [...this.#root.childNodes];
  }

  /** Null while the page shows no fragment. */
  get shown(): Shown | null {
    return this.#shown;
  }

  get isHandedOver(): boolean {
    return this.#isHandedOver;
  }

  /** @returns the first element that a selector finds in what is shown. */
  find(selector: string): HTMLElement | null {
    return this.#shown === null ? null : this.#root.querySelector<HTMLElement>(selector);
  }

  /** @returns null if there is no fragment for this, or its file can't be loaded. */
  async fragment(
    state: FragmentState,
    { procedure, language, guidance, brand: { brand } }: ScreenSubject,
  ): Promise<Fragment | null> {
    const file = await this.#ahead.fragments(state === 'start' || state === 'starting' ? 'start' : 'capture');
    const required = documents.filter(({ requiredFlag }) => procedure[requiredFlag]).map(({ name }) => name);
    if (file === null) return null;
    const name = procedure.appointment.customer.lastname?.trim() ?? '';
    const shown = brand === null ? null : shownBrand(brand, language);
    return findFragment(
      file,
      { state, language, documents: required, guidance },
      {
        lastname: name === '' ? null : isolated(name, language),
        brand: shown && { ...shown, recipient: isolated(shown.recipient, language) },
      },
    );
  }

  /**
   * Shows a screen in place of what is there, and gives its heading the focus.
   * @returns false if React has taken over: nothing is shown then.
   */
  show(state: FragmentState, fragment: Fragment, { language, filePicker, brand }: ScreenSubject): boolean {
    if (this.#isHandedOver) return false;
    const { documentElement } = this.#document;
    if (brand.look !== null) this.#addLook(brand.look);
    this.#offersFile = filePicker === 'always';
    documentElement.lang = languageTag(language);
    documentElement.dir = textDirection(language);
    this.#document.title = fragment.title;
    // With both, the rules of one screen would overrule those of the other.
    if (state !== 'start') this.#document.querySelector('link[data-styles-of=start]')?.remove();
    this.#root.replaceChildren(this.#elements(fragment));
    this.#root.toggleAttribute(covered, state !== 'start');
    this.#shown = { state, fragment, language, said: null, isLoading: this.#isLoading };
    this.focusHeading();
    return true;
  }

  /**
   * Shows another state of the same screen: what both have stays as it is.
   * @param photo the address of the photo that it shows.
   */
  become(state: FragmentState, fragment: Fragment, photo = ''): void {
    if (this.#isHandedOver || this.#shown === null || this.#shown.state === state) return;
    const made = this.#elements(fragment);
    if (state === 'starting') {
      // Of this state, the fragment is the button alone.
      const button = this.find('[data-action=start]')!;
      morph(button, made.firstElementChild!, () => false);
      this.#shown = { ...this.#shown, state };
      setTimeout(() => this.#sayBusy(), busyMessageDelayMs);
      return;
    }
    for (const image of made.querySelectorAll(`img[src="${photoSlot}"]`)) image.setAttribute('src', photo);
    const next = this.#root.cloneNode() as Element;
    next.append(made);
    morph(this.#root, next, (element) => element.matches('[data-viewfinder], canvas'));
    this.#shown = { ...this.#shown, state, fragment, said: null };
  }

  /**
   * Says something on the capture screen, in the element in which React finds it: so it is not said again. What is said of a
   * photo is in the heading of its preview, which gets the focus.
   * @param text in the customer's language.
   */
  say(said: Said, text: string): void {
    if (this.#isHandedOver || this.#shown === null) return;
    this.#shown = { ...this.#shown, said };
    const { isUrgent, announcement } = said;
    if (announcement.name === 'photo') {
      this.find('h1 span span')!.textContent = text;
      // Unless the customer has moved it meanwhile.
      if (this.find('button:focus') === null) this.focusHeading();
      return;
    }
    const message = this.#document.createElement('span');
    message.textContent = text;
    for (const each of this.#root.querySelectorAll('[data-screen] > [aria-live]')) each.replaceChildren();
    this.find(`[data-screen] > [aria-live=${isUrgent ? 'assertive' : 'polite'}]`)?.append(message);
  }

  /** Says what the busy button shows, in the live region after it. */
  #sayBusy(): void {
    if (this.#isHandedOver || this.#shown?.state !== 'starting') return;
    const button = this.find('[data-action=start]')!;
    const region = button.nextElementSibling!;
    if (region.textContent === '')
      region.textContent = [...button.querySelectorAll('span')].pop()!.textContent;
  }

  /** React has taken over, and styled-components has all styles that are needed. */
  handedOver(): void {
    this.#root.removeAttribute(covered);
    for (const styles of this.#document.querySelectorAll('link[data-styles-of]')) styles.remove();
    this.#look?.remove();
  }

  /** Shows or hides the line that says that the app is loading (§2): from the next state on, or at once. */
  setLoading(isLoading: boolean): void {
    this.#isLoading = isLoading;
    if (this.#isHandedOver || this.#shown === null || isLoading) return;
    this.find(loadingLine)?.remove();
    this.#shown = { ...this.#shown, isLoading };
  }

  #elements({ nodes }: Fragment): DocumentFragment {
    const made = fragmentElements(this.#document, nodes);
    if (!this.#isLoading) made.querySelector(loadingLine)?.remove();
    if (!this.#offersFile) made.querySelector('[data-action=choose-file]')?.remove();
    return made;
  }

  /** The policy of the page forbids styles as text, but not rules that are added. */
  #addLook(look: BrandLook): void {
    this.#look ??= this.#document.head.appendChild(this.#document.createElement('style'));
    const { sheet } = this.#look;
    if (sheet?.cssRules.length === 0)
      for (const rule of brandRules(look, ':root')) sheet.insertRule(rule, sheet.cssRules.length);
  }

  /** Shows what index.html has shown, and the links that reload the page at once. */
  showDrawing(): void {
    this.#shown = null;
    this.#root.replaceChildren(...this.drawing);
    this.#root.classList.add('broken');
  }

  focusHeading(): void {
    // The preview's is the last one.
    [...this.#root.querySelectorAll('h1')].pop()?.focus({ preventScroll: true });
  }

  /**
   * React takes over: nothing is changed from here any more.
   * @returns what is shown, as its fragment has it; null if React begins anew.
   */
  handOver(): Shown | null {
    // So that React does not say it again.
    this.#sayBusy();
    this.#isHandedOver = true;
    return this.#shown;
  }
}

const loadingLine = '[data-loading-line]';

/** The attribute of the root while its screen covers the page: what is around it is hidden (`host/build/waiting-styles.ts`). */
const covered = 'data-covered';
