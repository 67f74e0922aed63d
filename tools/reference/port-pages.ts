import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, type FormatConfig } from 'oxfmt';
import { portPage, type Source } from './port-page.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const portsFolder = 'packages/core/src/ports';

/** Where the pages lie, from the root of the repository. */
export const pagesFolder = 'docs/ports';

/** The reference pages of core's ports, formatted. @returns each page by its file's name. */
export async function portPages(): Promise<ReadonlyMap<string, string>> {
  const style = JSON.parse(readFileSync(`${root}.oxfmtrc.json`, 'utf8')) as FormatConfig;
  const adapters = [...sourcesIn('packages/adapters/src'), ...sourcesIn('packages/ui/src')];
  const pages = sourcesIn(portsFolder).map(async (port) => {
    const file = port.path.slice(portsFolder.length + 1).replace(/\.ts$/, '.mdx');
    const { code } = await format(file, portPage(port, adapters), style);
    return [file, code] as const;
  });
  return new Map(await Promise.all(pages));
}

function sourcesIn(folder: string): readonly Source[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted()
    .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(`${root}${folder}/${file}`, 'utf8') }));
}
