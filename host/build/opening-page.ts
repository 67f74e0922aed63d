import type { Language } from '@recto/core';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { failureTexts } from '../../packages/ui/src/i18n/failure-texts.ts';
import { languageTag } from '../../packages/ui/src/i18n/language-names.ts';
import { chunks } from './chunks.ts';
import { earlyPictureLayout } from './early-picture-layout.ts';
import { openingColours, openingStyle } from './opening-style.ts';

/** The tag of the style sheet. Nothing that the page shows first needs it, so it must not delay that. */
const styleSheet = /\n *<link rel="stylesheet"[^>]*>/;

/** The tags of scripts that Vite writes; this plugin writes its own. */
const scriptTags =
  /\n *<(?:script type="module" crossorigin src="[^"]+"><\/script>|link rel="modulepreload"[^>]*>)/g;

/** The drawing of `LoadingIndicator`, which takes its place. */
const drawing = `<svg viewBox="0 0 96 72" aria-hidden="true"><path d="M4 18V8a4 4 0 0 1 4-4h12M76 4h12a4 4 0 0 1 4 4v10M92 54v10a4 4 0 0 1-4 4H76M20 68H8a4 4 0 0 1-4-4V54" /><path class="line" d="M14 36h68" /></svg>`;

/**
 * Writes into index.html what it shows before its script runs: the drawing of the loading indicator, in the
 * scheme's colours, where the app shows it too. Later, if the script can't be loaded or run, a reload link in each
 * language, since without the script the language is unknown. The app's first screen replaces both.
 *
 * In a build it also requests the chunks of `chunks.ts` that the page loads.
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
    transform: (code, id) => {
      if (/\/opening\.css(\?|$)/.test(id)) return openingColours() + code;
      return /\/early-picture\.css(\?|$)/.test(id) ? earlyPictureLayout() + code : null;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const page = html.replace('<div id="root">', `<div id="root">${main}`);
        if (bundle === undefined) return page; // the development server's page loads the modules by itself
        return { html: bundled(page), tags: pageTags(bundle, base) };
      },
    },
  };
}

/**
 * The page paints before anything else has come: it carries the style of its drawing itself, and the style sheet comes
 * last.
 */
function bundled(html: string): string {
  const [sheet] = styleSheet.exec(html) ?? [];
  // Otherwise each file would be requested by two tags, or the style would delay the drawing.
  if (sheet === undefined || html.search(scriptTags) < 0)
    throw new Error('Vite writes other tags than before.');
  return html
    .replaceAll(scriptTags, '')
    .replace(sheet, '')
    .replace('</head>', `  <style>${openingStyle()}</style>\n  </head>`)
    .replace('</body>', `${sheet.trim()}\n  </body>`);
}

/**
 * The tags of the chunks that the page loads. `start` comes first, since what it requests is waited for longest. `early` has
 * no effect until `start` calls it; it is a script too, since not every browser knows `modulepreload`. The app is
 * loaded and compiled, outside the main thread, but does not run until `start` imports it (decision 12.10).
 */
function pageTags(bundle: Rolldown.OutputBundle, base: string): HtmlTagDescriptor[] {
  const src = (name: string) => base + chunkNamed(bundle, name).fileName;
  const script = { type: 'module', async: true, crossorigin: true, fetchpriority: 'high' };
  const named = JSON.stringify(namedChunks(bundle, base));
  return [
    {
      tag: 'script',
      attrs: { ...script, src: src('start'), 'data-chunks': named },
      injectTo: 'head-prepend',
    },
    { tag: 'script', attrs: { ...script, src: src('early') }, injectTo: 'head-prepend' },
    ...['session', 'app'].map((name): HtmlTagDescriptor => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', crossorigin: true, href: src(name) },
      injectTo: 'head',
    })),
  ];
}

function chunkNamed(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (found?.type !== 'chunk') throw new Error(`The build has no chunk "${name}".`);
  return found;
}

/** The files of each chunk that the address or the procedure names (`src/start/preload-chunk.ts`), without those that the page loads. */
function namedChunks(bundle: Rolldown.OutputBundle, base: string): Record<string, readonly string[]> {
  const ofPage = new Set(
    chunks
      .filter(({ requested }) => requested === 'page')
      .map(({ name }) => chunkNamed(bundle, name).fileName),
  );
  const withImports = (fileName: string, seen: Set<string>): readonly string[] => {
    const file = bundle[fileName];
    if (seen.has(fileName) || file?.type !== 'chunk') return [];
    seen.add(fileName);
    return [fileName, ...file.imports.flatMap((each) => withImports(each, seen))];
  };
  const named = chunks.filter(({ requested, root }) => requested === 'named' && root !== null);
  return Object.fromEntries(
    named.map(({ name }) => [
      name,
      withImports(chunkNamed(bundle, name).fileName, new Set(ofPage)).map((file) => base + file),
    ]),
  );
}
