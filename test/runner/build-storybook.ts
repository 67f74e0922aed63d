import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampOfSources } from './stamp-of-sources.ts';

/**
 * Builds the static Storybook, unless the one that is there was built from exactly the present files: `npm run
 * test:more` after `npm test` does not build it a second time.
 */
const folder = 'storybook-static';
const stampFile = join(folder, '.built-from');

const stamp = stampOfSources();
const builtFrom = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
if (stamp !== null && builtFrom === stamp) {
  console.log('Storybook is up to date.');
} else {
  // A build that is ended halfway leaves no stamp.
  rmSync(stampFile, { force: true });
  const command = ['build', '--quiet', '--output-dir', folder];
  const { status } = spawnSync('storybook', command, { stdio: 'inherit' });
  // What was changed while it was built may or may not be in it.
  if (status === 0 && stamp !== null && stampOfSources() === stamp) writeFileSync(stampFile, stamp);
  process.exitCode = status ?? 1;
}
