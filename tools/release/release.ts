import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import {
  flag,
  help,
  readCommandLine,
  runProgram,
  usageText,
  UsageError,
  value,
  type Options,
  type Output,
} from '@recto/operator-tools/command-line';
import { root } from '../packages/published.ts';
import { filesOf, sumsFile } from './checksums.ts';
import { commitOf, git, type Commit } from './commit.ts';
import { firstDifference } from './compare.ts';

/**
 * `npm run release`: makes the release of the last commit in a fresh clone, so that nothing of this checkout gets into it,
 * and checks it there. Decision 9.8 says why two builds are equal.
 */

/** Sums, SBOM, app, Storybook, and the packages in a Vite app. */
const checks = [
  'vitest',
  'run',
  '--config=test/packages/vitest.config.ts',
  'release.test',
  'install.test',
  '--testNamePattern=^(?:the archives of a release|an app built with Vite)',
];

const options = {
  twice: flag('build twice, and fail if one byte differs', 'npm run release -- --twice'),
  commit: value('COMMIT', 'of this, whatever is not committed here', 'npm run release -- --commit v0.1.0'),
  unchecked: flag('make it only; the checks need a registry and a browser', 'npm run release -- --unchecked'),
  into: value(
    'FOLDER',
    'where it is written, dist/release by default',
    'npm run release -- --into /tmp/release',
  ),
  help: help('npm run release -- --help'),
} satisfies Options;

const usage = usageText('npm run release -- [OPTIONS]', { 'Options, each with an example': options });

await runProgram(usage, async (args, output) => {
  const { values } = readCommandLine(args, options, usage);
  const commit = committed(values.commit);
  const into = resolve(values.into ?? `${root}dist/release`);
  // Rights of files depend on it, and npm packs them.
  process.umask(0o022);
  release(commit, into, !values.unchecked, output);
  for (const name of [...filesOf(into), sumsFile]) {
    output.print(
      `${relative('', join(into, name))}  ${(statSync(join(into, name)).size / 1e6).toFixed(2)} MB`,
    );
  }
  if (values.twice) await compareWithSecond(commit, into, output);
});

/**
 * The commit of which the release is made.
 * @param name such as a tag; by default, what is checked out.
 * @throws UsageError without git, without such a commit, and for changes that would silently be left out.
 */
function committed(name: string | undefined): Commit {
  let commit: Commit;
  let changes: string;
  try {
    commit = commitOf(root, name);
    changes = git(root, 'status', '--porcelain');
  } catch (cause) {
    const reason = `A release is made of a commit: git has none${name === undefined ? '' : ` called ${name}`} here.`;
    throw new UsageError(`${reason} Without .git, use a clone.`, { cause });
  }
  if (name === undefined && changes !== '') {
    const advice = 'Not committed, so not in a release (commit it, or leave it out with --commit HEAD):';
    throw new UsageError(`${advice}\n${changes}`);
  }
  return commit;
}

/** Makes a release in a clone, which is removed then. */
function release(commit: Commit, into: string, isChecked: boolean, { note }: Output): void {
  // The real path: macOS has a link to its folder for temporary files, which a bundler would resolve.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'recto-release-'));
  const clone = join(folder, 'recto');
  const made = join(folder, 'made');
  const env = { ...environment(commit), RECTO_RELEASE: made };
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { cwd: clone, env, stdio: ['ignore', 2, 2] });
  try {
    note(`Cloning ${commit.hash.slice(0, 12)} into ${clone}`);
    git(
      root,
      'clone',
      '--quiet',
      '--shared',
      '--no-checkout',
      '--config',
      'core.autocrlf=false',
      root,
      clone,
    );
    git(clone, 'checkout', '--quiet', '--detach', commit.hash);
    run('npm', 'ci', '--no-progress');
    run('npx', 'tsx', 'tools/release/make.ts', made);
    if (isChecked) run('npx', ...checks);
    rmSync(into, { recursive: true, force: true });
    cpSync(made, into, { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** That of this process, without what would change a build. */
function environment({ seconds }: Commit): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...others } = process.env;
  return { ...others, SOURCE_DATE_EPOCH: String(seconds) };
}

/** Builds again, in another folder and with another time zone, language and umask. @throws UsageError if it differs. */
async function compareWithSecond(commit: Commit, first: string, { print, note }: Output): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-second-'));
  const second = join(folder, 'release');
  const umask = process.umask(0o077);
  try {
    note('Building again');
    execFileSync(
      `${root}node_modules/.bin/tsx`,
      [import.meta.filename, '--commit', commit.hash, '--unchecked', '--into', second],
      {
        env: { ...process.env, TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
        stdio: ['ignore', 2, 2],
      },
    );
    const difference = await firstDifference(first, second);
    if (difference !== null) throw new UsageError(`The two builds differ: ${difference}`);
    print('The two builds are equal, byte for byte.');
  } finally {
    process.umask(umask);
    rmSync(folder, { recursive: true, force: true });
  }
}
