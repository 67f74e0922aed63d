import type { TestRunnerConfig } from '@storybook/test-runner';
import { looksOfThisRun } from '../test/visual/part-of-looks.ts';
import { visitStory } from '../test/visual/visit-story.ts';
import { usual, withoutAxe } from '../test/visual/looks.ts';

/** What happens to every story of the test run, beside its play function and axe. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: usual.width, height: usual.height });
    // axe has checked each story in `npm test`.
    if (!looksOfThisRun().own) await withoutAxe(page);
  },
  postVisit: visitStory,
};

export default config;
