import { runProgram } from './run-program.ts';
import { repositoryRoot } from './folders.ts';
import { runStart } from './run-start.ts';
import { startOptions, startUsage } from './start-options.ts';

// The program behind `npm start` and `npm run dev`.
await runProgram(startUsage, async (args, output) => {
  const server = await runStart(startOptions(args, process.env), repositoryRoot, output);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
});
