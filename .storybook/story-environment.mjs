import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium } from 'playwright';

/** The browser of this worker; each file gets a new context in it. */
let browser;

/** Jest runs files in workers, except when there is only one. */
const isWorker = process.send !== undefined;

/** Jest's message that a worker has done its work; the open browser would keep it from ending. */
const endOfWork = 2;
if (isWorker) process.on('message', ([type]) => type === endOfWork && process.exit());

/**
 * The environment of each story file. It gives the file what Storybook's `jest-setup.js` would give it, but
 * loads it once for each worker: Jest would evaluate Storybook, sharp and `visit-story.ts` anew for each file,
 * which takes longer than visiting its stories.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    await super.setup();
    const { launchOptions } = this._jestPlaywrightConfig;
    browser ??= await chromium.launch(launchOptions);
    const context = await browser.newContext();
    const page = await context.newPage();
    await setupPage(page, context);
    const { preVisit, postVisit } = await getTestRunnerConfig();
    Object.assign(this.global, {
      page,
      context,
      __sbSetupPage: setupPage,
      __sbCollectCoverage: false,
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
    });
  }

  async teardown() {
    await this.global.context.close();
    if (!isWorker) {
      await browser.close();
      browser = undefined;
    }
    await super.teardown();
  }
}
