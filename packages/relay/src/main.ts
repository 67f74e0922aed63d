import { readFileSync } from 'node:fs';
import { startRelay } from './relay.ts';
import { readSettings, SettingsError } from './settings.ts';
import { usage } from './usage.ts';

// The command line: reads the settings from the environment, prints the relay's address.
const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(usage);
} else if (args.length > 0) {
  console.error(`The relay takes no arguments.\n${usage}`);
  process.exitCode = 1;
} else {
  await run();
}

async function run(): Promise<void> {
  try {
    const settings = readSettings(process.env, (path) => readFileSync(path, 'utf8'));
    const relay = await startRelay(settings, (line) => console.error(line));
    console.log(`The relay listens at ${relay.url}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void relay.close());
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!(error instanceof SettingsError || isTaken)) throw error;
    console.error(isTaken ? 'RELAY_PORT is taken: another program listens on it.' : error.message);
    process.exitCode = 1;
  }
}
