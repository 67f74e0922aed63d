import { main } from './main.ts';
import { runSandbox } from './run-sandbox.ts';
import { sandboxUsage } from './sandbox-usage.ts';

// The program behind `npm run sandbox`.
await main(sandboxUsage, (args, output) => runSandbox(args, process.env, output));
