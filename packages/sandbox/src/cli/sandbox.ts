import { runProgram } from '@recto/operator-tools/command-line';
import { runSandbox } from './run-sandbox.ts';
import { sandboxUsage } from './sandbox-options.ts';

// The program behind `npm run sandbox`.
await runProgram(sandboxUsage, (args, output) => runSandbox(args, process.env, output));
