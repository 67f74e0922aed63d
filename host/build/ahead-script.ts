import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { noTimings } from './no-timings.ts';

/**
 * @returns what the page itself carries of its code (`host/src/start/ahead-script.ts`). It does not depend on the path below
 * which the app is served, since the Content-Security-Policy names its hash.
 */
export async function aheadScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, '../src/start/ahead-script.ts'),
        formats: ['iife'],
        name: 'ahead',
      },
      rolldownOptions: noTimings,
    },
  })) as [Rolldown.RolldownOutput];
  const [{ output }] = built;
  return output[0].code.trim();
}
