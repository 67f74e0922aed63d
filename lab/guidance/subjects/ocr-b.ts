import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * OCR-B, in which machine-readable rows are printed: the drawing of Norbert Schwarz and Matthew Skala, which may be used,
 * changed and passed on freely. Debian has it as `fonts-ocr-b`; it is fetched when it is wanted, and never committed.
 */
const packageName = 'fonts-ocr-b';
const folder = fileURLToPath(new URL('../../../node_modules/.cache/fonts-ocr-b/', import.meta.url));
const font = `${folder}usr/share/fonts/opentype/ocr-b/OCRB.otf`;

/** The font's name, for SVG. */
export const ocrBFamily = 'OCR B';

/** @returns the font's file; on machines without Debian's packages, why there is none. */
export function ocrBFile(): { readonly file: string } | { readonly missing: string } {
  try {
    install();
    return { file: font };
  } catch (error) {
    return { missing: error instanceof Error ? error.message.split('\n')[0]! : String(error) };
  }
}

function install(): void {
  if (existsSync(font)) return;
  const own = `${folder.slice(0, -1)}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  const options = { cwd: own, stdio: 'pipe', timeout: 120_000 } as const;
  execFileSync('apt-get', ['download', packageName], options);
  const archive = readdirSync(own).find((name) => name.endsWith('.deb'))!;
  execFileSync('dpkg-deb', ['-x', archive, own], options);
  rmSync(join(own, archive));
  rmSync(folder, { recursive: true, force: true });
  renameSync(own, folder.slice(0, -1));
}
