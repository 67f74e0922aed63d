import type { RunningServer } from '../server.ts';
import { repositoryRoot, runProgram } from '@recto/operator-tools/command-line';
import { runStart } from './run-start.ts';
import { startOptions, startUsage } from './start-options.ts';
import { onEndOfNpm } from './watch-parent.ts';

// The program behind `npm start` and `npm run dev`.
await runProgram(startUsage, async (args, output) => {
  let server: RunningServer | null = null;
  // While the app is still being built, there is nothing to close.
  onEndOfNpm(process.env, () => void (server === null ? process.exit(1) : server.close()));
  server = await runStart(startOptions(args, process.env), repositoryRoot, output);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server?.close());
});
