import type { JourneyMessage, ProcedureRepository } from '@recto/core';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Journey } from './Journey.tsx';
import { JourneyError, type JourneyErrorCode } from './JourneyError.ts';
import type { JourneyScreen } from './journey-screen.ts';
import { styleNonce, stylesForbidden } from './page-policy.ts';

/** The detail of `recto-failure`. */
export interface RectoFailure {
  readonly code: JourneyErrorCode;
  readonly error: JourneyError;
}

/** The detail of `recto-step` and of `recto-left`: what the message says beside its type. */
type DetailOf<Type extends JourneyMessage['type']> = Omit<
  Extract<JourneyMessage, { readonly type: Type }>,
  'type'
>;

declare global {
  interface HTMLElementTagNameMap {
    'recto-capture': RectoCaptureElement;
  }
  interface HTMLElementEventMap {
    /** Another screen is shown; after the submission it is `status`. */
    'recto-screen': CustomEvent<JourneyScreen>;
    /** The capture screen asks for a photo, with its number and the total. */
    'recto-step': CustomEvent<DetailOf<'recto-step'>>;
    /** The procedure has been finished while the page was open; not at a later visit. */
    'recto-finished': CustomEvent<null>;
    /** The customer follows the link of the status screen, or leaves the page while the procedure is unfinished. */
    'recto-left': CustomEvent<DetailOf<'recto-left'>>;
    /** The journey can't begin or go on. The element shows that, with a button to try again where this may help. */
    'recto-failure': CustomEvent<RectoFailure>;
  }
}

/** Node has no elements; there, the class can be imported and not be created. */
const Base = ((globalThis as Partial<typeof globalThis>).HTMLElement ?? Object) as typeof HTMLElement;

/**
 * Makes the element a block unless the page decides otherwise: each rule of the page, and `hidden`, win over this one.
 * @returns what has the rule; it is removed with the element. Without a sheet if the page allows no styles.
 */
function showAsBlock(element: HTMLElement): HTMLStyleElement {
  const style = element.ownerDocument.createElement('style');
  style.nonce = styleNonce(element.ownerDocument);
  const root = element.getRootNode();
  (root instanceof ShadowRoot ? root : element.ownerDocument.head).prepend(style);
  style.sheet?.insertRule(':where(recto-capture:not([hidden])) { display: block }');
  return style;
}

const attributes = ['token', 'config', 'language', 'theme'] as const;

/**
 * `<recto-capture token="…" config="/assets/config.json">`: the journey of a customer's link, from the start screen to the
 * end, as an element of any page. It fills its box, and is at least 320 px high. While it is connected, it may use the
 * camera; when it is removed, it ends all that it has begun, and photos that were not sent yet stay on the phone. When it
 * is moved in its document, the journey goes on.
 *
 * Attributes, each with a property of the same name, where `null` and `undefined` remove the attribute:
 * - `token`: of the customer's link. Without it, nothing is shown.
 * - `config`: the address of the configuration, as the app of Recto reads it.
 * - `language`: one of Recto's, such as `en-gb`; by default the procedure's.
 * - `theme`: `light` or `dark`; by default the device's.
 *
 * Property `repository`: the page's own provider, in place of the one that `config` names.
 */
export class RectoCaptureElement extends Base {
  static readonly observedAttributes: readonly string[] = attributes;
  #root: Root | null = null;
  #display: HTMLStyleElement | null = null;
  #repository: ProcedureRepository | null = null;

  get token(): string | null {
    return this.getAttribute('token');
  }
  set token(value: string | null | undefined) {
    this.#reflect('token', value);
  }

  get config(): string | null {
    return this.getAttribute('config');
  }
  set config(value: string | null | undefined) {
    this.#reflect('config', value);
  }

  get language(): string | null {
    return this.getAttribute('language');
  }
  set language(value: string | null | undefined) {
    this.#reflect('language', value);
  }

  get theme(): string | null {
    return this.getAttribute('theme');
  }
  set theme(value: string | null | undefined) {
    this.#reflect('theme', value);
  }

  get repository(): ProcedureRepository | null {
    return this.#repository;
  }
  set repository(value: ProcedureRepository | null | undefined) {
    this.#repository = value ?? null;
    this.#render();
  }

  connectedCallback(): void {
    // What a page has set before the element was defined would hide the property of the class.
    for (const name of [...attributes, 'repository'] as const) this.#upgrade(name);
    this.#display = showAsBlock(this);
    if (this.#root !== null) return this.#resume();
    // As late as other failures, so that the page can listen to it first.
    if (this.#display.sheet === null) return queueMicrotask(() => this.#onFailure(stylesForbidden()));
    this.#root = createRoot(this, { onUncaughtError: this.#onCrash });
    this.#render();
  }

  /** The element may have been moved: it ends what it has begun only if it is not put back in the same task. */
  disconnectedCallback(): void {
    this.#display?.remove();
    this.#display = null;
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  /** With it, `moveBefore` calls neither of the two above. */
  connectedMoveCallback(): void {
    this.#display?.remove();
    this.#display = showAsBlock(this);
  }

  /** In another document, the journey begins anew. */
  adoptedCallback(): void {
    this.#end();
  }

  attributeChangedCallback(): void {
    this.#render();
  }

  /** Opens and starts again what a browser has closed and stopped because its element was moved. */
  #resume(): void {
    const content = this.firstElementChild?.shadowRoot;
    for (const dialog of content?.querySelectorAll('dialog') ?? []) {
      dialog.open = false;
      dialog.showModal();
    }
    for (const video of content?.querySelectorAll('video') ?? []) video.play().catch(() => undefined);
  }

  #end(): void {
    this.#root?.unmount();
    this.#root = null;
  }

  #render(): void {
    const { token, config, language, theme, repository } = this;
    if (token === null || token === '') return this.#root?.render(null);
    this.#root?.render(
      createElement(Journey, {
        // Texts of another configuration must not stay.
        key: config,
        token,
        config,
        language,
        repository,
        theme: theme === 'light' || theme === 'dark' ? theme : undefined,
        onScreen: this.#onScreen,
        onFailure: this.#onFailure,
        tell: this.#tell,
        around: this,
      }),
    );
  }

  readonly #onScreen = (detail: JourneyScreen) =>
    void this.dispatchEvent(new CustomEvent('recto-screen', { detail }));

  readonly #tell = ({ type, ...facts }: JourneyMessage) => {
    const detail = Object.keys(facts).length === 0 ? null : facts;
    this.dispatchEvent(new CustomEvent(type, { detail }));
  };

  /** Of what is around the screens, which have a boundary of their own. */
  readonly #onCrash = (cause: unknown) => {
    window.console.error(cause);
    this.#onFailure(new JourneyError('crash', 'The element can’t be shown.', { cause }));
  };

  readonly #onFailure = (error: JourneyError) => {
    // For the author of the page, who may not listen.
    if (error.code === 'settings') window.console.error(`<recto-capture>: ${error.message}`);
    this.dispatchEvent(new CustomEvent('recto-failure', { detail: { code: error.code, error } }));
  };

  #reflect(name: string, value: string | null | undefined): void {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  #upgrade(name: (typeof attributes)[number] | 'repository'): void {
    if (!Object.getOwnPropertyNames(this).includes(name)) return;
    const value = this[name];
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }
}
