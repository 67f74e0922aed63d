import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium } from 'playwright';

/** The browser of this worker; each file gets a new context in it. */
let browser;

/** Jest runs files in workers, except when there is only one. */
const isWorker = process.send !== undefined;

/** Where Jest looks for what `jest.retryTimes` sets, which only a test file can call; `test/runner/test.ts` names the story as flaky. */
const retryTimes = Symbol.for('RETRY_TIMES');
const logErrorsBeforeRetry = Symbol.for('LOG_ERRORS_BEFORE_RETRY');

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
    this.global.context = await browser.newContext();
    await this.openPage();
    const { preVisit, postVisit } = await getTestRunnerConfig();
    Object.assign(this.global, {
      __sbSetupPage: setupPage,
      __sbCollectCoverage: false,
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      [retryTimes]: 1,
      [logErrorsBeforeRetry]: true,
    });
  }

  async openPage() {
    const page = await this.global.context.newPage();
    await setupPage(page, this.global.context);
    this.global.page = page;
  }

  /** A story that failed is visited again in a new page: in the old one, Storybook would not render it again. */
  async handleTestEvent(event) {
    await super.handleTestEvent?.(event);
    if (event.name !== 'test_retry') return;
    await this.global.page.close();
    await this.openPage();
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
