import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countJest } from '../../test/runner/reports.ts';
import { runStep, type Step } from '../../test/runner/step.ts';
import * as steps from '../../test/runner/steps.ts';
import { defects, type Defect } from './defects.ts';

/**
 * Applies each defect of `defects.ts` to the working tree, one at a time, and runs the checks of `npm test` and of `npm
 * run test:more` from the cheapest to the dearest, until one fails. Prints which check found which defect.
 *
 *     npm run mutations -w lab -- [--only id,id] [--from LEVEL] [--until LEVEL]
 *
 * A level is static, units, stories, e2e or more; by default all of them are run, in this order.
 *
 * The file is always restored, also after Ctrl-C. It does not start while a file of the product is changed.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, from: { type: 'string' }, until: { type: 'string' } },
});

const levels = ['static', 'units', 'stories', 'e2e', 'more'] as const;

function levelNamed(name: string): (typeof levels)[number] {
  const named = levels.find((level) => level === name);
  if (named === undefined) throw new Error(`"${name}" is none of the levels ${levels.join(', ')}.`);
  return named;
}

const from = levelNamed(values.from ?? 'static');
const until = levelNamed(values.until ?? 'more');

/** What has found a defect. */
interface Finding {
  readonly command: 'npm test' | 'npm run test:more';
  readonly step: string;
  /** The first test that failed, if the step names tests. */
  readonly test: string;
}

/** The steps of each level. `units` runs only the tests that import the file, the fastest project first; the other steps are those of the commands. */
function stepsOf(file: string): Readonly<Record<(typeof levels)[number], readonly Step[]>> {
  return {
    static: [steps.types, steps.lint],
    units: [related(file, 'core'), related(file, 'node'), related(file, 'browser'), steps.architecture],
    stories: [steps.build, steps.bundleSize, steps.storybook, ...steps.stories],
    e2e: [steps.endToEnd].map(untilFirstFailure),
    more: [
      steps.unitsFurther,
      ...[steps.endToEndFurther, steps.kill, steps.guidance].map(untilFirstFailure),
      ...steps.storiesFurther,
      ...[steps.misbehavingPhones, steps.faultsAndEndurance].map(untilFirstFailure),
    ],
  };
}

function related(file: string, project: 'core' | 'node' | 'browser'): Step {
  const report = `${steps.reports}/related.json`;
  return {
    name: `units in ${project}`,
    command: [
      'vitest',
      'related',
      file,
      '--run',
      '--project',
      project,
      '--bail=1',
      '--passWithNoTests',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    // The same random cases for each defect: none is found by luck, and none by a case that fails without it.
    env: { RECTO_FUZZ_SEED: '1' },
    report: { file: report, count: countJest },
  };
}

function untilFirstFailure(step: Step): Step {
  return { ...step, command: [...step.command, '--max-failures=1'] };
}

/** @returns what has found the defect; null if none of the steps has. */
async function find({ file }: Defect): Promise<Finding | null> {
  const all = stepsOf(file);
  for (const level of levels.slice(levels.indexOf(from), levels.indexOf(until) + 1)) {
    for (const step of all[level]) {
      const { failed, failures = [] } = await runStep(step);
      const command = level === 'more' ? 'npm run test:more' : 'npm test';
      // Without a named test, a step with a report has run no test, so it has found nothing.
      const hasFound = step.report === undefined ? failed > 0 : failures.length > 0;
      if (hasFound) return { command, step: step.name, test: failures[0] ?? '' };
      if (failed > 0 && level !== 'units') throw new Error(`${step.name} could not be run.`);
    }
  }
  return null;
}

/** Runs the work with the defect in the file, which is restored after it. */
async function withDefect<T>(defect: Defect, work: () => Promise<T>): Promise<T> {
  const { id, file, find: text, replace } = defect;
  const source = readFileSync(file, 'utf8');
  const [before, after, ...others] = source.split(text);
  if (after === undefined || others.length > 0) throw new Error(`${id}: ${file} must have its text once.`);
  const restore = () => writeFileSync(file, source);
  const stop = () => {
    restore();
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  try {
    writeFileSync(file, before + replace + after);
    return await work();
  } finally {
    restore();
    for (const signal of signals) process.off(signal, stop);
  }
}

function chosen(): readonly Defect[] {
  const ids = values.only?.split(',') ?? defects.map(({ id }) => id);
  return ids.map((id) => {
    const defect = defects.find((each) => each.id === id);
    if (defect === undefined) throw new Error(`There is no defect "${id}".`);
    return defect;
  });
}

const changed = execFileSync('git', ['status', '--porcelain', '--', 'packages', 'host'], {
  encoding: 'utf8',
});
if (changed !== '') throw new Error(`Commit the changes of the product first:\n${changed}`);

const rows: { readonly defect: Defect; readonly finding: Finding | null }[] = [];
for (const defect of chosen()) {
  rows.push({ defect, finding: await withDefect(defect, () => find(defect)) });
}

console.log('');
for (const { defect, finding } of rows) {
  const by = finding === null ? `not found (${from} to ${until})` : `${finding.step} › ${finding.test}`;
  console.log(`${defect.id} | ${by}`);
}
const byTest = rows.filter(({ finding }) => finding?.command === 'npm test').length;
const byBoth = rows.filter(({ finding }) => finding !== null).length;
console.log(
  `\ncaught by npm test: ${byTest} of ${rows.length}; by both commands: ${byBoth} of ${rows.length}`,
);
