import { runStages } from './run/run-stages.ts';
import {
  build,
  bundleSize,
  endToEnd,
  guidance,
  kill,
  sourceChecks,
  stories,
  storybook,
  units,
} from './run/steps.ts';

/**
 * `npm test`: what every change has to pass. The aim is nine minutes on two cores; it took 19 in November 2026. `npm run
 * test:more` has the rest.
 * Stages run one after the other, the rows of a stage side by side. Unit tests wait a third of the time, so the source
 * checks and Storybook's build run beside them; each later stage has the machine for itself.
 */
await runStages([
  [sourceChecks, [units], [build, bundleSize, storybook]],
  [[kill]],
  [stories],
  [[guidance]],
  [[endToEnd]],
]);
