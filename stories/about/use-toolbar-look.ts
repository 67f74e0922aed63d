import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { lookOf, type Look } from '../../.storybook/toolbar.ts';

/** Storybook's own names for "these are the toolbar's values" at the start, and later. */
const announced = 'setGlobals';
const updated = 'globalsUpdated';

interface Announcement {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** What the toolbar says now, for pages: they have no decorators. */
export function useToolbarLook(): Look {
  const globals = useSyncExternalStore(subscribe, lastGlobals);
  return lookOf(globals ?? {});
}

function subscribe(listener: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(updated, listener);
  return () => channel.off(updated, listener);
}

function lastGlobals(): Announcement['globals'] | null {
  const channel = addons.getChannel();
  const [announcement] = (channel.last(updated) ?? channel.last(announced) ?? []) as [Announcement?];
  return announcement?.globals ?? null;
}
