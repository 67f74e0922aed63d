import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Prerendered } from '../prerender/prerender.tsx';
import { waitingStyles } from './waiting-styles.ts';
import { styledNames } from './styled-names.ts';

/** The app's version, as JSON: the one that its screens show. */
const versionOf = (define: Readonly<Record<string, unknown>> | undefined) =>
  String(define?.['__RECTO_VERSION__']);

/** Adds the prerendered screens and their styles to the build, as files. */
export function prerendered(): Plugin {
  let version = '';
  return {
    name: 'recto-prerendered',
    apply: 'build',
    configResolved: ({ define }) => {
      version = versionOf(define);
    },
    async buildStart() {
      for (const [screen, { css, file }] of Object.entries(await prerender(version))) {
        this.emitFile({ type: 'asset', name: `${screen}-screens.css`, source: css + waitingStyles });
        this.emitFile({ type: 'asset', name: `${screen}-screens.json`, source: JSON.stringify(file) });
      }
    },
  };
}

/** The same for tests in a browser, as the module `virtual:prerendered`. */
export function prerenderedModule(): Plugin {
  const name = 'virtual:prerendered';
  let version = '';
  return {
    name: 'recto-prerendered-module',
    apply: 'serve',
    configResolved: ({ define }) => {
      version = versionOf(define);
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: async (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(await prerender(version))};` : null,
  };
}

/** Renders the screens, in Node. */
async function prerender(version: string): Promise<Prerendered> {
  const endTimers = noteTimers();
  const { module } = await runnerImport<{ readonly prerendered: Prerendered }>(
    join(import.meta.dirname, '../prerender/prerender.tsx'),
    {
      configFile: false,
      root: join(import.meta.dirname, '..'),
      logLevel: 'warn',
      plugins: [styledNames()],
      define: { __RECTO_VERSION__: version },
    },
  );
  endTimers();
  return module.prerendered;
}

/** The screens wait for a camera that never opens. @returns call it, and no timer since then keeps the process from ending. */
function noteTimers(): () => void {
  const { setTimeout: plain } = globalThis;
  const timers: NodeJS.Timeout[] = [];
  const noted = (...given: Parameters<typeof plain>) => {
    const timer = plain(...given);
    timers.push(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(noted, plain);
  return () => {
    globalThis.setTimeout = plain;
    for (const timer of timers) timer.unref();
  };
}
