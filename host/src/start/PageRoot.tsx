import type { Observable } from '@recto/core';
import { beginHydration, type LastTap } from '@recto/ui';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { Translations } from '@recto/ui';
import { noBrand, type OperatorBrand } from '../branding/read-operator-brand.ts';
import { PageTree } from './PageTree.tsx';
import { reportCrash } from './report-crash.ts';

export interface PageRootParts {
  readonly i18n: Translations['i18n'];
  readonly lastTap: LastTap;
  /** What index.html shows. */
  readonly drawing: readonly Node[];
}

/** Where React renders the app. Until the first content is shown, what the page shows stays. */
export class PageRoot {
  readonly #element: Element;
  readonly #parts: PageRootParts;
  readonly #options: RootOptions;
  #root: Root | null = null;
  #tellBroken: () => void = () => undefined;

  /** Resolves when a screen has broken. */
  readonly broken: Promise<void> = new Promise((resolve) => (this.#tellBroken = resolve));
  /** The operator's name and look; the app's own until it is set. It counts for what is shown after that. */
  brand: OperatorBrand = noBrand;

  constructor(document: Document, parts: PageRootParts) {
    const element = document.querySelector('#root')!;
    this.#element = element;
    this.#parts = parts;
    this.#options = {
      // React would log the error's message; the router calls reportCrash instead.
      onCaughtError: () => undefined,
      // A screen that broke while React rendered it in parts, and not when it was rendered again at once.
      onRecoverableError: reportCrash,
      // If even the error view can't be shown, show the static content of index.html again.
      onUncaughtError: (error) => {
        reportCrash(error);
        this.screenBroke();
        element.replaceChildren(...parts.drawing);
        element.classList.add('broken');
      },
    };
  }

  /** Whether anything has been shown. */
  get isShown(): boolean {
    return this.#root !== null;
  }

  /**
   * Shows this in place of what was there. React renders it in small parts, not in one long task (decision 12.8).
   * @param onShown called once it is shown.
   */
  show(content: ReactNode, onShown?: () => void): void {
    this.#root ??= createRoot(this.#element, this.#options);
    const tree = this.#tree(content, onShown);
    startTransition(() => this.#root?.render(tree));
  }

  /**
   * Takes over the elements that the page shows, which this content would make, too.
   * @param snapshots what they show of the stores and sessions.
   * @param onShown called once React has taken over.
   */
  takeOver(
    content: ReactNode,
    snapshots: ReadonlyMap<Observable<unknown>, unknown>,
    onShown: () => void,
  ): void {
    const end = beginHydration(snapshots);
    const tree = this.#tree(content, () => {
      end();
      onShown();
    });
    startTransition(() => {
      this.#root = hydrateRoot(this.#element, tree, this.#options);
    });
  }

  #tree(content: ReactNode, onShown?: () => void): ReactNode {
    const { i18n, lastTap } = this.#parts;
    return (
      <PageTree i18n={i18n} lastTap={lastTap} brand={this.brand} onShown={onShown}>
        {content}
      </PageTree>
    );
  }

  /** Resolves `broken`. */
  screenBroke(): void {
    this.#tellBroken();
  }
}
