import { execFileSync } from 'node:child_process';

/** What was changed since this branch left `main`. */
export interface Changes {
  /** The commit from which this branch left `main`; the present one on `main` itself, or if there is no such branch. */
  readonly base: string;
  /** The paths of the files that were changed or added since then, committed or not, from the repository's root. */
  readonly files: readonly string[];
}

export function changesSinceMain(): Changes {
  const main = ['main', 'origin/main'].find(
    (branch) => lines('branch', '--all', '--list', branch).length > 0,
  );
  const [base = 'HEAD'] = main === undefined ? [] : lines('merge-base', 'HEAD', main);
  const files = [
    ...lines('diff', '--name-only', '--diff-filter=d', base),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
  return { base, files };
}

function lines(...command: readonly string[]): string[] {
  return execFileSync('git', command, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
}
