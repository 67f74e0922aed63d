import type { TestRunnerConfig } from '@storybook/test-runner';
import { visitStory } from '../test/visual/visit-story.ts';
import { usual } from '../test/visual/looks.ts';

/** What happens to every story of the test run, beside its play function and axe. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: usual.width, height: usual.height });
  },
  postVisit: visitStory,
};

export default config;
