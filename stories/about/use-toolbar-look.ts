import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { lookOf, type Look } from '../../.storybook/toolbar.ts';

/** Storybook's events with the toolbar's values: at the start, and after each change. */
const announced = 'setGlobals';
const updated = 'globalsUpdated';

interface Announcement {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The toolbar's current settings, for MDX pages, which have no decorators. */
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
