import * as ui from '@recto/ui';
import type { Fiber } from './fibers.ts';

const others: readonly unknown[] = [ui.HotToasts, ui.ChunkLoadError, ui.LastTapContext, ui.CaptureRehearsal];

/** Exports that are components: the others are hooks, functions, errors, and what changes no picture. */
const components = Object.entries(ui).filter(
  ([name, value]) => /^[A-Z]/.test(name) && !others.includes(value),
);

/** The name of every component that `packages/ui` exports. */
export const componentNames: readonly string[] = components.map(([name]) => name);

/** The components of `packages/ui` that React renders on the page now. */
export function componentsShown(fibers: readonly Fiber[]): string[] {
  const types = new Set(fibers.map(({ elementType }) => elementType));
  return components.filter(([, component]) => types.has(component)).map(([name]) => name);
}
