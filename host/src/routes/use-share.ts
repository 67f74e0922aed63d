import { procedureLink } from '@recto/core';
import { useSnapshot, type LinkToShare } from '@recto/ui';
import type { App } from '../container/create-app.ts';

/** The customer's link, for copying it or opening it on another phone. */
export function useShare({ store, device }: Pick<App, 'store' | 'device'>): LinkToShare {
  const { entry } = useSnapshot(store);
  return {
    link: procedureLink(entry?.procedure ?? null, device),
    copy: (link) => device.copyText(link),
  };
}
