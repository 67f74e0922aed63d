import { main } from './main.ts';
import { runSandbox } from './run-sandbox.ts';

// The program behind `npm run sandbox`.
await main((args, output) => runSandbox(args, process.env, output));
