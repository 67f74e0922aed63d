import { execFile } from 'node:child_process';
import { root } from '../../tools/packages/published.ts';

/** @throws Error with what the program has printed, if it fails. */
export function run(
  program: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${program} failed:\n${stdout}\n${stderr}`, { cause: error }));
    });
  });
}

/** A program that this repository has installed. */
export const bin = (name: string) => `${root}node_modules/.bin/${name}`;

/** Runs a module in a folder, whose packages it can import. @returns what it prints. */
export function runInNode(folder: string, script: string): Promise<string> {
  return run(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder });
}
