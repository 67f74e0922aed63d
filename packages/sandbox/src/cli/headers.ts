import { headersUsage } from './headers-options.ts';
import { main } from './main.ts';
import { runHeaders } from './run-headers.ts';

// The program behind `npm run headers`.
await main(headersUsage, runHeaders);
