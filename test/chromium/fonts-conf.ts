import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a fontconfig file that shows a browser the fonts of one folder and no others, so that it
 * draws the same pixels on every machine. It sets no rendering option: those would make versions differ.
 * @param fontsFolder absolute path of a folder with TTF or OTF files.
 * @returns the file's absolute path, for `FONTCONFIG_FILE`.
 */
export function writeFontsConf(fontsFolder: string): string {
  const folder = join(fontsFolder, '..', 'fontconfig');
  const file = join(folder, 'fonts.conf');
  const own = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    own,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fontsFolder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  renameSync(own, file);
  return file;
}
