import { inBackground, runStages } from './run-stages.ts';
import {
  endToEndFurther,
  faultsAndEndurance,
  guidance,
  kill,
  misbehavingPhones,
  storiesFurther,
  storybook,
  unitsFurther,
} from './steps.ts';

/**
 * `npm run test:more`: everything that `npm test` leaves out. The first server builds the app, if it is out of date. Kills and
 * guidance wait half of the time and count ms, so the stories get only the time that they leave. Faults and endurance wait
 * most of the time, so other tests run beside them.
 */
await runStages(
  [
    [[storybook]],
    [[kill, guidance], inBackground(storiesFurther)],
    [[endToEndFurther]],
    [[faultsAndEndurance], [unitsFurther], inBackground([misbehavingPhones])],
  ],
  'test-more',
);
