import { fileURLToPath } from 'node:url';
import { bundlePhone } from './bundle-phone.ts';

let script: Promise<string> | undefined;

/**
 * The script that defines `played`, whose `playPhone` has a page run on a phone. In the published package, the build has
 * put the script itself in the place of this file.
 */
export function phoneScript(): Promise<string> {
  script ??= bundlePhone(fileURLToPath(new URL('../phones/play-in-page.ts', import.meta.url)));
  return script;
}
