import { inBackground, runStages } from './run-stages.ts';
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
} from './steps.ts';

/**
 * `npm test`: what every change has to pass. The aim is six minutes on two cores; it took 13 in November 2026. `npm run
 * test:more` has the rest.
 * Stages run one after the other, the rows of a stage side by side. More than two programs that keep a core busy only take
 * each other's time, so most stages have one row. Kills and guidance wait half of the time, so the stories run in their
 * background.
 */
await runStages([
  [sourceChecks, [build, bundleSize, storybook]],
  [[units]],
  [[kill, guidance], inBackground(stories)],
  [[endToEnd]],
]);
