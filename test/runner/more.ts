import { inBackground, runStages } from './run-stages.ts';
import {
  build,
  endToEndFurther,
  faultsAndEndurance,
  guidance,
  kill,
  laboratory,
  misbehavingPhones,
  phones,
  storiesFurther,
  storybook,
  tools,
} from './steps.ts';

/**
 * `npm run test:more`: everything that `npm test` leaves out. Kills and guidance wait half of the time and count ms, so the
 * stories get only the time that they leave. Faults and endurance wait most of the time, so other tests run beside them.
 */
await runStages(
  [
    [[build, storybook]],
    [[kill, guidance], inBackground(storiesFurther)],
    [[endToEndFurther]],
    [[faultsAndEndurance], [tools, phones, laboratory], inBackground([misbehavingPhones])],
  ],
  'test-more',
);
