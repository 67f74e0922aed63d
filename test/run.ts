import { runStages } from './run/run-stages.ts';
import { build, bundleSize, endToEnd, kill, sourceChecks, stories, storybook, units } from './run/steps.ts';

/**
 * `npm test`: what every change has to pass, in nine minutes on two cores. `npm run test:more` has the rest.
 * Stages run one after the other; the rows of a stage run side by side, since unit tests and kills wait half of the
 * time. The stories and the end-to-end tests each keep two cores busy.
 */
await runStages([[sourceChecks, [units], [build, bundleSize, storybook, kill]], [stories], [[endToEnd]]]);
