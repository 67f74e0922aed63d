import type { TestRunnerConfig } from '@storybook/test-runner';
import { looksOfThisRun } from '../test/visual/part-of-looks.ts';
import { visitStory } from '../test/visual/visit-story.ts';
import { usual, withoutAxe } from '../test/visual/looks.ts';
import { whatToPicture } from '../test/visual/what-to-picture.ts';

/** What happens to every story of the test run, beside its play function and axe. */
const config: TestRunnerConfig = {
  async preVisit(page, { title }) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: usual.width, height: usual.height });
    // axe checks a story once: in `npm test`, if that visits it.
    if (!looksOfThisRun().own && whatToPicture(title, []).isUsual) await withoutAxe(page);
  },
  postVisit: visitStory,
};

export default config;
