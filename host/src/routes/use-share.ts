import { procedureLink } from '@recto/core';
import type { LinkToShare } from '@recto/ui';
import { useSyncExternalStore } from 'react';
import type { App } from '../container/create-app.ts';

/** The customer's link, for copying it or opening it on another phone. */
export function useShare({ store, device }: Pick<App, 'store' | 'device'>): LinkToShare {
  // Not the snapshot itself, which is new with each photo.
  const linkNow = () => procedureLink(store.getSnapshot().entry?.procedure ?? null, device);
  return {
    link: useSyncExternalStore(store.subscribe, linkNow, linkNow),
    copy: (link) => device.copyText(link),
  };
}
