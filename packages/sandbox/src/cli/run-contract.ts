import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContractDocument } from '../contract/contract-document.ts';
import { playContract, type ContractImages } from '../contract/play-contract.ts';
import { contractText } from '../contract/print-contract.ts';
import { contractOptions } from './contract-options.ts';
import { UsageError } from './command-line.ts';
import { repositoryRoot } from './folders.ts';
import type { Output } from './run-program.ts';

/** The published contract. */
export const contractFile = join(repositoryRoot, 'docs/provider/openapi.yaml');

const warning = `This changes the procedure of the token: it starts it, replaces its photos by test pictures, deletes one
and finishes it. Use a procedure that was made for this, not a customer's.`;

/** Asks on a terminal; null if there is none. */
export type Ask = ((question: string) => Promise<boolean>) | null;

/**
 * `npm run contract`: plays the eight calls against a provider, and prints call by call what holds and what does
 * not. It prints neither the token nor the client's secret.
 * @returns whether no check failed.
 * @throws UsageError for a wrong command line, or without a confirmation.
 */
export async function runContract(
  args: readonly string[],
  { print, note }: Output,
  ask: Ask,
): Promise<boolean> {
  const { target, isConfirmed } = contractOptions(args);
  note(warning);
  if (!isConfirmed) {
    if (ask === null) throw new UsageError('Nothing was called. To start without a question, add --yes.');
    if (!(await ask('Continue? [y/N] '))) throw new UsageError('Nothing was called.');
  }
  note(`Checking as an app at ${target.appOrigin} …`);
  const document = new ContractDocument(contractFile);
  const results = await playContract(target, document, contractImages());
  print(contractText(results, document));
  return results.every(({ verdict }) => verdict !== 'fails');
}

/** The pictures that are sent. */
export function contractImages(): ContractImages {
  return { jpeg: picture('test-photo.jpg'), png: picture('test-photo.png') };
}

function picture(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(import.meta.dirname, '../contract', name)));
}
