import * as ui from '@recto/ui';

const others: readonly unknown[] = [ui.HotToasts, ui.ChunkLoadError, ui.LastTapContext];

/** Exports that are components: the others are hooks, functions, errors, and a context that changes no picture. */
const components = Object.entries(ui).filter(
  ([name, value]) => /^[A-Z]/.test(name) && !others.includes(value),
);

/** The name of every component that `packages/ui` exports. */
export const componentNames: readonly string[] = components.map(([name]) => name);

/** The parts of React's internal record of an element that are read here. */
interface Fiber {
  readonly elementType: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: { readonly current: Fiber } | null;
}

/** The components of `packages/ui` that React renders on the page now. */
export function componentsShown(page: Document): string[] {
  const types = new Set(fibersOf(page).map(({ elementType }) => elementType));
  return components.filter(([, component]) => types.has(component)).map(([name]) => name);
}

function fibersOf(page: Document): Fiber[] {
  const container = page.querySelector('#storybook-root');
  const [, root] = Object.entries(container ?? {}).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
  const found: Fiber[] = [];
  const open = [(root as Fiber | undefined)?.stateNode?.current ?? null];
  while (open.length > 0) {
    const fiber = open.pop();
    if (!fiber) continue;
    found.push(fiber);
    open.push(fiber.sibling, fiber.child);
  }
  return found;
}
