import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root, sourceManifest } from '../../tools/packages/published.ts';

/** What an export costs in the app of others: the scripts that it brings with it, without React and the other peers. */

/** A row of the table: some exports that are used together. */
interface Part {
  readonly name: string;
  /** What an app would write. */
  readonly code: string;
}

const from = (entry: string, ...names: readonly string[]) =>
  `import { ${names.join(', ')} } from '@recto/${entry}'; console.log(${names.join(', ')});`;

const parts: readonly Part[] = [
  { name: '`missingPhotos`', code: from('core', 'missingPhotos') },
  { name: '`brandLook`', code: from('ui', 'brandLook') },
  { name: '`Button`', code: from('ui', 'Button') },
  { name: '`RectoRoot`', code: from('ui', 'RectoRoot') },
  { name: '`createTranslations`', code: from('ui', 'createTranslations') },
  {
    name: '`HttpProcedureRepository` and `browserHttp`',
    code: from('adapters/http', 'HttpProcedureRepository') + from('adapters/browser', 'browserHttp'),
  },
  { name: '`browserPorts`', code: from('adapters/browser', 'browserPorts') },
  {
    name: '`CaptureSession`, `ProcedureStore` and `UploadQueue`',
    code: from('core', 'CaptureSession', 'ProcedureStore', 'UploadQueue'),
  },
  { name: '`StartScreen`', code: from('ui', 'StartScreen') },
  { name: '`CaptureScreen`', code: from('ui', 'CaptureScreen') },
  { name: '`ConfirmScreen`', code: from('ui', 'ConfirmScreen') },
  { name: '`StatusScreen`', code: from('ui', 'StatusScreen') },
  {
    name: 'all four screens',
    code: from('ui', 'StartScreen', 'CaptureScreen', 'ConfirmScreen', 'StatusScreen'),
  },
  { name: 'all of `@recto/core`', code: `import * as core from '@recto/core'; console.log(core);` },
];

export interface Cost extends Pick<Part, 'name'> {
  /** In bytes. */
  readonly gzip: number;
  readonly brotli: number;
}

/**
 * @param app a folder whose app has the packages installed; files are written to it.
 * @returns the cost of each part: its scripts until it is used. Texts, QR code and workers are loaded later.
 */
export async function measureCosts(app: string): Promise<readonly Cost[]> {
  const costs: Cost[] = [];
  for (const [index, { name, code }] of parts.entries()) {
    const entry = join(app, `part-${index}.js`);
    writeFileSync(entry, code);
    const script = Buffer.from(await scriptOf(app, entry));
    costs.push({
      name,
      gzip: gzipSync(script, { level: 9 }).length,
      brotli: brotliCompressSync(script).length,
    });
  }
  return costs;
}

const peers = Object.keys(sourceManifest('ui').peerDependencies!);

/** The entry's script with those that it imports at once. */
async function scriptOf(app: string, entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: app,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: entry,
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const wanted = new Set<string>();
  const add = (fileName: string) => {
    const chunk = chunks.find((candidate) => candidate.fileName === fileName);
    if (chunk === undefined || wanted.has(fileName)) return;
    wanted.add(fileName);
    for (const imported of chunk.imports) add(imported);
  };
  add(chunks.find(({ isEntry }) => isEntry)!.fileName);
  return chunks.flatMap(({ fileName, code }) => (wanted.has(fileName) ? [code] : [])).join('\n');
}

/** The page with the list. */
const page = `${root}docs/packages.md`;

const rows = /(?:^- .+: [\d.]+ kB, [\d.]+ kB\n)+/m;

/** The costs that the page states, in kB. */
export function statedCosts(): ReadonlyMap<string, readonly [gzip: number, brotli: number]> {
  const list = rows.exec(readFileSync(page, 'utf8'))?.[0] ?? '';
  return new Map(
    [...list.matchAll(/^- (.+): ([\d.]+) kB, ([\d.]+) kB$/gm)].map(([, name, gzip, brotli]) => [
      name!,
      [Number(gzip), Number(brotli)] as const,
    ]),
  );
}

/** Writes the costs into the page's list. */
export function writeCosts(costs: readonly Cost[]): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const list = costs.map(({ name, gzip, brotli }) => `- ${name}: ${kilobytes(gzip)}, ${kilobytes(brotli)}\n`);
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text.replace(rows, () => list.join('')),
  );
}
