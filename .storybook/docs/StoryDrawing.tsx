import type { PreparedStory, StoryContext } from 'storybook/internal/types';
import { createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { HooksContext } from 'storybook/preview-api';
import { StyleSheetManager } from 'styled-components';
import { PageTitleContext } from '../../packages/ui/src/i18n/use-document-title.ts';

/** What a page of Storybook knows of a story: the type of `DocsContext.getStoryContext`. */
export type KnownContext = Omit<StoryContext, 'abortSignal' | 'canvasElement' | 'step' | 'context'>;

/**
 * A story in an empty page that belongs to this one: its React, its modules and its photos are those of this page, so it
 * is there about ten times earlier than with a preview of its own. Its play function is not run.
 */
export class StoryDrawing {
  readonly #page: Document;
  readonly #element: HTMLElement;
  readonly #root: Root;
  readonly #ended = new AbortController();
  /** How often a story was asked for: only the last one is shown. */
  #asked = 0;

  /** @param page where the story is drawn; its head and body are filled. */
  constructor(page: Document) {
    this.#page = page;
    for (const sheet of document.querySelectorAll(typefaces)) page.head.append(sheet.cloneNode(true));
    this.#element = page.createElement('div');
    this.#element.id = 'storybook-root';
    page.body.append(this.#element);
    this.#root = createRoot(this.#element);
  }

  /**
   * Draws the story, in place of what was drawn before.
   * @param known its context on the page around it.
   * @param globals the toolbar's settings for this picture.
   * @throws whatever the story's loaders throw.
   */
  async show(
    story: PreparedStory,
    known: KnownContext,
    globals: Readonly<Record<string, string>>,
  ): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const context = {
      ...known,
      globals: { ...known['globals'], ...globals },
      // The hooks of Storybook's decorators: the same story can be drawn several times.
      hooks: new HooksContext(),
      viewMode: 'story',
      canvasElement: this.#element,
      abortSignal: this.#ended.signal,
      step: () => undefined,
    } as unknown as StoryContext;
    context.context = context;
    context.loaded = await story.applyLoaders(context);
    if (this.#ended.signal.aborted || asked !== this.#asked) return;
    this.#root.render(
      <StyleSheetManager target={this.#page.head}>
        <PageTitleContext value={ignore}>
          {createElement(story.unboundStoryFn as ComponentType<StoryContext>, context)}
        </PageTitleContext>
      </StyleSheetManager>,
    );
  }

  /** Removes the story. */
  end(): void {
    this.#ended.abort();
    // React can't unmount a root while it renders another one.
    queueMicrotask(() => this.#root.unmount());
  }
}

const ignore = () => undefined;

/** Where the typefaces are: a file in the built Storybook, elements of Vite's in the one that is being developed. */
const typefaces = 'link[rel="stylesheet"], style[data-vite-dev-id]';
