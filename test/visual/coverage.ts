import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../.storybook/checks/inspection.ts';
import { chromium } from '../chromium/chromium.ts';
import { readEvidence } from './evidence.ts';
import { includes, looksOption } from './part-of-looks.ts';
import { baselines, pictureList, suffixes, textStories } from './places.ts';
import { storiesToVisit } from './stories-to-visit.ts';
import { storyForEachText } from './text-stories.ts';

/**
 * After a run over all stories: every route of the host, every component of `packages/ui` and every text
 * is shown by a story; the translators' table links to a story for each text; no picture is unused.
 * `--looks own` and `--looks further` judge a run with a part of the looks (`part-of-looks.ts`): of the pictures, only
 * those of this part; of what stories show, `further` only what no other story than those of its own shows.
 * `--update` rewrites the table's links and removes unused pictures. After a run that left stories out it fails and
 * changes nothing: the pictures of those stories would count as unused.
 */
/** Shown by flows and announcements, which `npm test` does not visit. */
const onlyInFurtherStories: readonly string[] = [
  '/:token/photos',
  'capture.guidance.checked.face',
  'capture.announce.tapNeeded',
  'capture.announce.switched.environment',
  'capture.announce.switched.user',
  'capture.announce.photoTaken',
  'capture.announce.photoSharp',
  'capture.announce.unchecked',
];

const { looks, rest } = looksOption(process.argv.slice(2));
const { own, further } = includes(looks);
const update = rest.includes('--update');
const problems: string[] = [];
const stories = readEvidence();
const leftOut = storiesToVisit(looks).filter((id) => !stories.some(({ story }) => story === id));
if (leftOut.length > 0) {
  problems.push(
    `The last run left out ${leftOut.length} stories, such as ${leftOut[0]}. Visit all of them first.`,
  );
} else {
  checkWhatStoriesShow();
  checkLinks();
  // Pictures are taken only in the pinned browser (`run.ts`).
  if (chromium().pinned) checkPictures();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function checkWhatStoriesShow(): void {
  const all = (kind: keyof Catalogue, of: 'shown' | 'everything') =>
    new Set(stories.flatMap((story) => story[of][kind]));
  for (const kind of ['routes', 'components', 'texts'] as const) {
    const everything = all(kind, 'everything');
    const shown = all(kind, 'shown');
    if (everything.size === 0)
      problems.push(`No story has recorded any ${kind}, so this check would check nothing.`);
    const isOnlyFurther = (name: string) => onlyInFurtherStories.includes(name);
    const wanted = [...everything].filter((name) => (isOnlyFurther(name) ? further : own));
    for (const name of wanted) {
      if (!shown.has(name)) problems.push(`No story shows ${name} (${kind}).`);
    }
    console.log(
      `${kind}: ${wanted.filter((name) => shown.has(name)).length} of ${wanted.length} are shown by a story`,
    );
  }
  console.log(`stories: ${stories.length}`);
}

/** A link of the translators' table to a story of this run leads to the text; every text has a link. */
function checkLinks(): void {
  if (update && own && further) {
    writeFileSync(textStories, `${JSON.stringify(storyForEachText(stories), null, 2)}\n`);
    return;
  }
  const links = JSON.parse(readFileSync(textStories, 'utf8')) as Record<string, string>;
  for (const text of stories[0]?.everything.texts ?? []) {
    const story = stories.find((each) => each.story === links[text]);
    const isWrong = links[text] === undefined || (story && !story.shown.texts.includes(text));
    if (isWrong)
      problems.push(`${textStories} leads to no story with ${text}. Update it: npm run test:visual:update`);
  }
}

function checkPictures(): void {
  const taken = new Set(readdirSync(pictureList));
  if (taken.size === 0) problems.push('No picture was taken, so this check would check nothing.');
  const unused = readdirSync(baselines).filter((file) => {
    const name = file.replace(/\.webp$/, '');
    const isFurther = Object.values(suffixes).some((suffix) => name.endsWith(suffix));
    return (isFurther ? further : own) && !taken.has(name);
  });
  for (const file of unused) {
    if (update) rmSync(join(baselines, file));
    else problems.push(`No story takes the picture ${join(baselines, file)}.`);
  }
  console.log(`pictures: ${taken.size}`);
}
