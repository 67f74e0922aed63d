import { inBackground, runStages } from './run-stages.ts';
import {
  build,
  faultsAndEndurance,
  framingsFurther,
  phones,
  laboratory,
  misbehavingPhones,
  storiesFurther,
  storybook,
} from './steps.ts';

/**
 * `npm run test:more`: the checks that take longer and fail less often than those of `npm test`. The stories keep
 * two cores busy; faults and endurance wait most of the time, so they run beside them, and so do the phones.
 * The framings count ms, so the phones that misbehave get only the time that they leave.
 */
await runStages([
  [[build, storybook]],
  [storiesFurther, [faultsAndEndurance], [phones]],
  [[framingsFurther], inBackground([misbehavingPhones])],
  [[laboratory]],
]);
