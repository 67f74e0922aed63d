import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { countJest } from '../runner/reports.ts';
import { runStep } from '../runner/step.ts';

/**
 * `npm run test:packages`: makes a release of this checkout, opens its app and its Storybook, and installs its packages
 * in other apps; compiles the sample for React Native. Not a part of `npm test`, since it needs a package registry.
 * Without one it is skipped, and says so. With `--update`, only the table of costs in docs/packages.md is written anew.
 */

const reports = 'node_modules/.cache/test-reports';
const file = `${reports}/packages.json`;
const isUpdate = process.argv.includes('--update');

const registry = spawnSync('npm', ['view', 'react@19.2.0', 'version'], { encoding: 'utf8', timeout: 60_000 });
if (registry.status === 0) {
  await runTest();
} else {
  console.log('No package registry answers: the packages are not installed.');
  console.log('0 passed, 0 failed, 1 skipped');
}

async function runTest(): Promise<void> {
  await mkdir(reports, { recursive: true });
  if (isUpdate) process.env['RECTO_UPDATE_COSTS'] = '1';
  const {
    passed,
    failed,
    failures = [],
  } = await runStep({
    name: 'packages in other apps',
    command: [
      'vitest',
      'run',
      '--config',
      'test/packages/vitest.config.ts',
      ...(isUpdate ? ['costs'] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${process.cwd()}/${file}`,
    ],
    report: { file, count: countJest },
  });
  for (const failure of failures) console.log(`FAIL ${failure}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
