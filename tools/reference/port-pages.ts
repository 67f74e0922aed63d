import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { portPage, type Source } from './port-page.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const portsFolder = 'packages/core/src/ports';

/** Where Storybook finds the pages. git ignores the folder. */
const pagesFolder = `${root}docs/dist/ports`;

/** The reference pages of core's ports. @returns each page, as MDX, by the name of its file. */
export function portPages(): ReadonlyMap<string, string> {
  const adapters = [...sourcesIn('packages/adapters/src'), ...sourcesIn('packages/ui/src')];
  return new Map(
    ports().map((port) => [
      port.path.slice(portsFolder.length + 1).replace(/\.ts$/, '.mdx'),
      portPage(port, adapters),
    ]),
  );
}

/** The files in which core declares its ports. */
export function ports(): readonly Source[] {
  return sourcesIn(portsFolder);
}

/**
 * Writes the reference pages of core's ports into a folder, and deletes every other file there. A file that is up to
 * date is left alone, since another process may be reading it.
 */
export function writePortPages(folder = pagesFolder): void {
  mkdirSync(folder, { recursive: true });
  const pages = portPages();
  for (const file of readdirSync(folder)) if (!pages.has(file)) rmSync(`${folder}/${file}`);
  for (const [file, text] of pages) {
    const path = `${folder}/${file}`;
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

function sourcesIn(folder: string): readonly Source[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted()
    .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(`${root}${folder}/${file}`, 'utf8') }));
}
