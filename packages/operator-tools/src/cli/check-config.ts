import { checkConfigUsage, runCheckConfig } from './run-check-config.ts';
import { runProgram } from './command-line.ts';

// The program behind `npm run check-config`.
await runProgram(checkConfigUsage, async (args, output) => {
  const isRight = await runCheckConfig(args, output);
  if (!isRight) process.exitCode = 1;
});
