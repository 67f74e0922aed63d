import { changesSinceMain } from './changes.ts';
import { runStages } from './run-stages.ts';
import { architecture, formatOf, lint, types, unitsTouchedSince } from './steps.ts';

/**
 * `npm run check`: what can be known within a minute, while one writes: types, lint, the format of the changed files,
 * the architecture, and the unit tests in Node that import what was changed since `main`, committed or not.
 */
const { base, files } = changesSinceMain();
await runStages(
  [
    [
      [types, lint, formatOf(files)],
      [unitsTouchedSince(base), architecture],
    ],
  ],
  'check',
);
