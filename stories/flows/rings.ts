import type { StoryContext } from '@storybook/react-vite';

/**
 * Records which hints are shown while a ring closes before an automatic photo, until the story is left.
 * @param onRing is called once, when a ring begins.
 * @returns the names of these hints so far, each once; `none` for no hint.
 */
export function hintsWithRing(
  { canvasElement, abortSignal }: Pick<StoryContext, 'canvasElement' | 'abortSignal'>,
  onRing: () => void = () => {},
): () => readonly string[] {
  const hints = new Set<string>();
  const observer = new MutationObserver(() => {
    if (canvasElement.querySelector('[data-ring]') === null) return;
    if (hints.size === 0) onRing();
    hints.add(canvasElement.querySelector<HTMLElement>('[data-hint]')?.dataset['hint'] ?? 'none');
  });
  observer.observe(canvasElement, { subtree: true, childList: true, attributes: true });
  abortSignal.addEventListener('abort', () => observer.disconnect());
  return () => [...hints];
}
