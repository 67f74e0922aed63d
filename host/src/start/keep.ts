import { installServiceWorker } from '@recto/adapters/browser';
import { basename } from './address.ts';
import type { Mounted } from './mount.tsx';

/** Phase `keep`: installs the service worker, so that the app opens without a network. Only now does the first screen no longer need the bandwidth. */
export async function keep(
  window: Window & typeof globalThis,
  { translations }: Pick<Mounted, 'translations'>,
): Promise<void> {
  await installServiceWorker(window, {
    url: `${basename}/service-worker.js`,
    script: import.meta.url,
    parts: [translations.bundleOf(translations.i18n.language)],
  });
}
