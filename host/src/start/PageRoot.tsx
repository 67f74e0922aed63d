import { BrandContext, followTaps, GlobalStyle, LastTapContext, type LastTap } from '@recto/ui';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Translations } from '@recto/ui';
import type { OperatorBrand } from '../branding/read-operator-brand.ts';
import { reportCrash } from './report.ts';

/** Where React renders the app. Until the first content is shown, the page's own drawing stays. */
export class PageRoot {
  readonly #root: Root;
  readonly #i18n: Translations['i18n'];
  readonly #lastTap: LastTap;
  #isShown = false;
  #tellBroken: () => void = () => undefined;

  /** Resolves when a screen has broken. */
  readonly broken: Promise<void> = new Promise((resolve) => (this.#tellBroken = resolve));
  /** The operator's name and look; the app's own until it is set. It counts for what is shown after that. */
  brand: OperatorBrand = { brand: null, look: null };

  constructor(document: Document, i18n: Translations['i18n']) {
    const element = document.querySelector('#root')!;
    const drawing = [...element.childNodes];
    this.#lastTap = followTaps(document);
    this.#i18n = i18n;
    this.#root = createRoot(element, {
      // React would log the error's message; the router calls reportCrash instead.
      onCaughtError: () => undefined,
      // A screen that broke while React rendered it in parts, and not when it was rendered again at once.
      onRecoverableError: reportCrash,
      // If even the error view can't be shown, show the static content of index.html again.
      onUncaughtError: (error) => {
        reportCrash(error);
        this.screenBroke();
        element.replaceChildren(...drawing);
        element.classList.add('broken');
      },
    });
  }

  /** Whether anything has been shown. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /** Shows this in place of what was there. React renders it in small parts, not in one long task (decision 12.10). */
  show(content: ReactNode): void {
    this.#isShown = true;
    startTransition(() =>
      this.#root.render(
        <StrictMode>
          <I18nextProvider i18n={this.#i18n}>
            <GlobalStyle $brand={this.brand.look} />
            <BrandContext value={this.brand.brand}>
              <LastTapContext value={this.#lastTap}>{content}</LastTapContext>
            </BrandContext>
          </I18nextProvider>
        </StrictMode>,
      ),
    );
  }

  /** Resolves `broken`. */
  screenBroke(): void {
    this.#tellBroken();
  }
}
