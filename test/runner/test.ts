import { runStages } from './run-stages.ts';
import { build, bundleSize, endToEnd, sourceChecks, stories, storybook, units } from './steps.ts';

/**
 * `npm test`: what a change of the app can break, within six minutes on two quiet cores. `npm run test:more` has the rest.
 * Stages run one after the other, the rows of a stage side by side. Two cores: more than two busy programs are slower, not
 * faster.
 */
await runStages(
  [[sourceChecks, [build, bundleSize, storybook]], [[units]], [stories], [[endToEnd]]],
  'npm-test',
);
