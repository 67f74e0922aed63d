import { headersUsage, runHeaders } from './run-headers.ts';
import { runProgram } from './command-line.ts';

// The program behind `npm run headers`.
await runProgram(headersUsage, async (args, output) => {
  if (!(await runHeaders(args, output))) process.exitCode = 1;
});
