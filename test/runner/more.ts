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
 * `npm run test:more`: everything that `npm test` leaves out. The first server builds the app, if it is out of date. Kills
 * wait half of the time and count ms, so the stories get only the time that they leave. Nothing runs beside guidance: on a
 * slow machine, even what runs in the background makes it miss what it has to see in time. Faults and endurance wait most of
 * the time, so other tests run beside them.
 */
await runStages(
  [
    [[storybook]],
    [[kill], inBackground(storiesFurther)],
    [[guidance]],
    [[endToEndFurther]],
    [[faultsAndEndurance], [unitsFurther], inBackground([misbehavingPhones])],
  ],
  'test-more',
);
