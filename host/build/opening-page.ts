import type { Language } from '@recto/core';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { failureTexts } from '../../packages/ui/src/i18n/failure-texts.ts';
import { languageTag } from '../../packages/ui/src/i18n/language-tag.ts';
import type { PageFiles } from '../src/start/page-files.ts';
import { aheadScript } from './ahead-script.ts';
import { chunks } from './chunks.ts';
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
  let ahead = '';
  return {
    name: 'recto-opening-page',
    configResolved(config) {
      base = config.base;
    },
    async buildStart() {
      if (this.environment.mode === 'build') ahead = await aheadScript();
    },
    transform: (code, id) => (/\/opening\.css(\?|$)/.test(id) ? openingColours() + code : null),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const page = html.replace('<div id="root">', `<div id="root">${main}`);
        if (bundle === undefined) return page; // the development server's page loads the modules by itself
        return { html: bundled(page), tags: pageTags(bundle, base, ahead) };
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
 * The tags of what the page loads first: `early`, with the names of the files that are requested later; and the script that
 * requests the configuration before that has come, whose hash is in the Content-Security-Policy.
 */
function pageTags(bundle: Rolldown.OutputBundle, base: string, ahead: string): HtmlTagDescriptor[] {
  const files: PageFiles = {
    base: base.slice(0, -1),
    start: screenFiles(bundle, base, 'start'),
    capture: screenFiles(bundle, base, 'capture'),
    chunks: namedChunks(bundle, base),
  };
  const src = base + chunkNamed(bundle, 'early').fileName;
  const script = { type: 'module', async: true, crossorigin: true, fetchpriority: 'high' };
  return [
    {
      tag: 'script',
      attrs: { ...script, src, 'data-files': JSON.stringify(files) },
      injectTo: 'head-prepend',
    },
    { tag: 'script', children: ahead, injectTo: 'head-prepend' },
  ];
}

function screenFiles(bundle: Rolldown.OutputBundle, base: string, screen: string): PageFiles['start'] {
  return {
    states: base + assetNamed(bundle, `${screen}-screens.json`),
    style: base + assetNamed(bundle, `${screen}-screens.css`),
  };
}

function assetNamed(bundle: Rolldown.OutputBundle, name: string): string {
  const found = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name));
  if (found === undefined) throw new Error(`The build has no file "${name}".`);
  return found.fileName;
}

function chunkNamed(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (found?.type !== 'chunk') throw new Error(`The build has no chunk "${name}".`);
  return found;
}

/** The files of each chunk that the address or the procedure names (`src/start/page-files.ts`), without those that the page loads. */
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
  const named = chunks.filter(
    ({ requested, root }) => (requested === 'named' || requested === 'behind') && root !== null,
  );
  return Object.fromEntries(
    named.map(({ name }) => [
      name,
      withImports(chunkNamed(bundle, name).fileName, new Set(ofPage)).map((file) => base + file),
    ]),
  );
}
