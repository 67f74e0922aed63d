import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../.storybook/inspection/inspection.ts';
import { readEvidence } from './evidence.ts';
import { baselines, pictureList, textStories } from './places.ts';
import { storyForEachText } from './text-stories.ts';

/**
 * After a run over all stories: every route of the host, every component of `packages/ui` and every text
 * is shown by a story; the translators' table links to a story for each text; no picture is unused.
 * `--update` rewrites the table's links and removes unused pictures.
 */
const update = process.argv.includes('--update');
const stories = readEvidence();
const problems: string[] = [];

for (const kind of ['routes', 'components', 'texts'] as const) {
  const known = all(kind, 'everything');
  const shown = all(kind, 'shown');
  if (known.size === 0)
    problems.push(`No story has recorded any ${kind}, so this check would check nothing.`);
  for (const name of known) {
    if (!shown.has(name)) problems.push(`No story shows ${name} (${kind}).`);
  }
  console.log(
    `${kind}: ${[...known].filter((name) => shown.has(name)).length} of ${known.size} are shown by a story`,
  );
}

const links = storyForEachText(stories);
if (update) writeFileSync(textStories, `${JSON.stringify(links, null, 2)}\n`);
else if (JSON.stringify(links) !== JSON.stringify(JSON.parse(readFileSync(textStories, 'utf8')))) {
  problems.push(
    `${textStories} leads to other stories than this run found. Update it: npm run test:visual:update`,
  );
}

const taken = new Set(readdirSync(pictureList));
const leftOver = readdirSync(baselines).filter((file) => !taken.has(file.replace(/\.webp$/, '')));
for (const file of leftOver) {
  if (update) rmSync(join(baselines, file));
  else problems.push(`No story takes the picture ${join(baselines, file)}.`);
}
console.log(`stories: ${stories.length}, pictures: ${taken.size}`);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function all(kind: keyof Catalogue, of: 'shown' | 'everything'): Set<string> {
  return new Set(stories.flatMap((story) => story[of][kind]));
}
