import { headersUsage } from './headers-options.ts';
import { runProgram } from './run-program.ts';
import { runHeaders } from './run-headers.ts';

// The program behind `npm run headers`.
await runProgram(headersUsage, runHeaders);
