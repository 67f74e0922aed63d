import { createInterface } from 'node:readline/promises';
import { contractUsage } from './contract-options.ts';
import { runContract } from './run-contract.ts';
import { runProgram } from './command-line.ts';

async function askOnTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

// The program behind `npm run contract`.
await runProgram(contractUsage, async (args, output) => {
  process.exitCode = await runContract(args, output, process.stdin.isTTY ? askOnTerminal : null);
});
