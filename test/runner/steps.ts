import { essential } from '../e2e/fixtures/essential.ts';
import { countJest, countPlaywright } from './reports.ts';
import type { Step } from './step.ts';

/** The steps of `npm test`, `npm run test:more` and `npm run check`; each is one program and what it reports. */

/** Where the programs write their reports. */
export const reports = 'node_modules/.cache/test-reports';

export const types: Step = { name: 'types', command: ['tsc', '-b', '--pretty', 'false'] };

export const lint: Step = { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] };

/** Checks that only read the sources. */
export const sourceChecks: readonly Step[] = [
  types,
  lint,
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused code and dependencies', command: ['knip'] },
  { name: 'undeclared dependencies of the product', command: ['knip', '--strict'] },
];

/** The format of these files; those that have none, such as pictures, are left out. */
export function formatOf(files: readonly string[]): Step {
  // Without a file, oxfmt would check all of them.
  const checked = files.length > 0 ? files : ['package.json'];
  return {
    name: 'format of the changed files',
    command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...checked],
  };
}

export const units: Step = inVitest('unit, contract, architecture', 'vitest', ['core', 'node', 'browser']);

/**
 * The tests of `test/tools`: the programs for operators and developers, and what of the app takes long; the laboratory's own
 * (`lab/README.md`); then the camera's contract on phones of packages/testing/src/phones: one for each misbehaviour that it
 * can notice.
 */
export const unitsFurther: Step = inVitest('tools, what takes long, laboratory, phones', 'vitest-further', [
  'tools',
  'tools browser',
  'lab',
  'lab, in a browser',
  'phones',
]);

function inVitest(name: string, report: string, projects: readonly string[]): Step {
  const file = `${reports}/${report}.json`;
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, count: countJest },
  };
}

/** The tests in Node that import a file that was changed since this commit. They may be none. */
export function unitsTouchedSince(commit: string): Step {
  return {
    name: 'unit tests in Node that the change can touch',
    command: [
      'vitest',
      'run',
      ...['core', 'node', 'tools'].flatMap((project) => ['--project', project]),
      '--changed',
      commit,
      '--passWithNoTests',
    ],
  };
}

/** These tests read the sources and the documents as text, so nothing imports what they check. */
export const architecture: Step = {
  name: 'architecture',
  command: ['vitest', 'run', '--project', 'node', 'test/architecture'],
};

export const build: Step = { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] };

export const bundleSize: Step = { name: 'bundle size', command: ['size-limit'] };

export const storybook: Step = { name: 'Storybook', command: ['tsx', 'test/runner/build-storybook.ts'] };

/** Every story but the flows and the announcements: rendering, interaction, axe, one picture; then what they show together. */
export const stories: readonly Step[] = visits('own', 'stories', 'stories show everything');

/** The stories in the dark, on their side, in further languages and with large text; and those that `stories` leaves out. */
export const storiesFurther: readonly Step[] = visits(
  'further',
  'stories in further looks',
  'no picture in further looks is unused',
);

function visits(looks: 'own' | 'further', name: string, coverage: string): readonly Step[] {
  const file = `${reports}/stories-${looks}.json`;
  return [
    {
      name,
      command: ['tsx', 'test/visual/run.ts', '--looks', looks, '--json', '--outputFile', file],
      report: { file, count: countJest },
    },
    { name: coverage, command: ['tsx', 'test/visual/coverage.ts', '--looks', looks] },
  ];
}

const phoneProjects = ['--project', 'own worker', '--project', 'phone'];

/** The journeys that are marked as essential (`test/e2e/fixtures/essential.ts`). */
export const endToEnd: Step = inPlaywright('end to end', 'test/e2e', 'playwright', [
  ...phoneProjects,
  '--grep',
  essential.tag,
]);

/** All others. */
export const endToEndFurther: Step = inPlaywright('end to end, further', 'test/e2e', 'playwright-further', [
  ...phoneProjects,
  '--grep-invert',
  essential.tag,
]);

/** The app's guidance needs a core for itself: two tests at a time, and no other step beside this one. */
export const guidance: Step = inPlaywright('guidance, end to end', 'test/e2e', 'guidance', [
  '--project',
  'guidance',
  '--workers',
  '2',
]);

/** The app on each phone of packages/testing/src/phones that misbehaves. */
export const misbehavingPhones: Step = inPlaywright('misbehaving phones', 'test/e2e', 'misbehaving-phones', [
  '--project',
  'misbehaving phones',
  '--workers',
  '2',
]);

export const kill: Step = reliability('kill test, in short', 'kill', 6);

/** The fault matrix and the soak wait for one customer each, so three of them are enough. */
export const faultsAndEndurance: Step = reliability(
  'faults and endurance, in short',
  'faults and endurance',
  3,
);

function reliability(name: string, project: string, workers: number): Step {
  const options = ['--project', project, '--workers', String(workers)];
  return inPlaywright(name, 'test/reliability', project.replaceAll(' ', '-'), options, [
    './test/reliability/TableReporter.ts',
  ]);
}

function inPlaywright(
  name: string,
  folder: string,
  report: string,
  options: readonly string[] = [],
  reporters: readonly string[] = [],
): Step {
  const file = `${reports}/${report}.json`;
  return {
    name,
    command: [
      'playwright',
      'test',
      '--config',
      `${folder}/playwright.config.ts`,
      ...options,
      '--reporter',
      ['line', 'json', ...reporters].join(),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${file}` },
    report: { file, count: countPlaywright },
  };
}
