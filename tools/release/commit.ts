import { execFileSync } from 'node:child_process';

/** The commit that a release is made of. */
export interface Commit {
  readonly hash: string;
  /** When it was made, in seconds since 1970: the time of each file in an archive. */
  readonly seconds: number;
}

/**
 * @param name such as a tag; by default, what is checked out.
 * @throws Error if the folder is no git repository, or has no such commit.
 */
export function commitOf(folder: string, name = 'HEAD'): Commit {
  const [hash, seconds] = git(folder, 'log', '-1', '--format=%H %ct', name, '--').split(' ');
  return { hash: hash!, seconds: Number(seconds) };
}

/** Runs git in a folder. @returns what it prints, without the white space at its end. */
export function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trimEnd();
}
