import type { Language } from '@recto/core';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { languages } from '../../packages/core/src/model/language.ts';
import { failureTexts } from '../../packages/ui/src/i18n/failure-texts.ts';
import { languageTag } from '../../packages/ui/src/i18n/language-names.ts';
import { openingColours, openingStyle } from './opening-style.ts';

/** The tag of the style sheet. Nothing that the page shows first needs it, so it must not delay that. */
const styleSheet = /\n *<link rel="stylesheet"[^>]*>/;

/** The tag that runs the app's script in a build; `begin` runs it instead (`src/load-app.ts`). */
const appScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** The drawing of `LoadingIndicator`, which takes its place. */
const drawing = `<svg viewBox="0 0 96 72" aria-hidden="true"><path d="M4 18V8a4 4 0 0 1 4-4h12M76 4h12a4 4 0 0 1 4 4v10M92 54v10a4 4 0 0 1-4 4H76M20 68H8a4 4 0 0 1-4-4V54" /><path class="line" d="M14 36h68" /></svg>`;

/**
 * Writes into index.html what it shows before its script runs: the drawing of the loading indicator, in the
 * scheme's colours, where the app shows it too. Later, if the script can't be loaded or run, a reload link in each
 * language, since without the script the language is unknown. The app's first screen replaces both.
 *
 * In a build it also loads `src/ahead.ts` and `src/begin.ts` without waiting for the rest of the app (decision 15.4).
 */
export function openingPage(): Plugin {
  const links = Object.entries(failureTexts).map(
    ([language, { reload }]) => `<a href="" lang="${languageTag(language as Language)}">${reload}</a>`,
  );
  const main = `<main class="opening">${drawing}<nav>${links.join('')}</nav></main>`;
  let base = '/';
  return {
    name: 'recto-opening-page',
    configResolved(config) {
      base = config.base;
    },
    transform: (code, id) => (/\/opening\.css(\?|$)/.test(id) ? openingColours() + code : null),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: bundled(html.replace('<div id="root">', `<div id="root">${main}`), bundle),
        tags: ['ahead', 'begin'].flatMap((name) =>
          Object.values(bundle ?? {}).flatMap((file) =>
            file.type === 'chunk' && file.isEntry && file.name === name
              ? [earlyTag(base + file.fileName, name === 'ahead' ? namedChunks(bundle!, base) : null)]
              : [],
          ),
        ),
      }),
    },
  };
}

/**
 * The page paints before anything else has come: it carries the style of its drawing itself, and the style sheet comes
 * last. The app's script is only loaded; `begin` runs it.
 * @param bundle undefined on the development server, whose page is left as it is.
 */
function bundled(html: string, bundle: Rolldown.OutputBundle | undefined): string {
  if (bundle === undefined) return html;
  const [sheet = ''] = styleSheet.exec(html) ?? [];
  return html
    .replace(sheet, '')
    .replace('</head>', `  <style>${openingStyle()}</style>\n  </head>`)
    .replace('</body>', `${sheet.trim()}\n  </body>`)
    .replace(appScript, '<link rel="preload" as="script" crossorigin href="$1">');
}

/**
 * It comes first, since what it requests is waited for longest.
 * @param chunks for `preloadChunk`; null for a script that needs none.
 */
function earlyTag(
  src: string,
  chunks: Readonly<Record<string, readonly string[]>> | null,
): HtmlTagDescriptor {
  const attrs = { type: 'module', async: true, crossorigin: true, fetchpriority: 'high', src };
  return {
    tag: 'script',
    attrs: { ...attrs, ...(chunks && { 'data-chunks': JSON.stringify(chunks) }) },
    injectTo: 'head-prepend',
  };
}

/** The files of each chunk of `src/preload-chunk.ts` that the page itself does not load. */
function namedChunks(bundle: Rolldown.OutputBundle, base: string): Record<string, readonly string[]> {
  const withImports = (fileName: string, known: ReadonlySet<string>): readonly string[] => {
    const file = bundle[fileName];
    if (known.has(fileName) || file?.type !== 'chunk') return [];
    const seen = new Set([...known, fileName]);
    return [fileName, ...file.imports.flatMap((each) => withImports(each, seen))];
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const ofPage = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => withImports(fileName, new Set())),
  );
  return Object.fromEntries(
    ['capture-part', ...languages].map((name) => {
      const { fileName } = chunks.find((chunk) => chunk.name === name)!;
      return [name, [...new Set(withImports(fileName, ofPage))].map((file) => base + file)];
    }),
  );
}
