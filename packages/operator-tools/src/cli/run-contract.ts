import { systemClock, type Clock } from '@recto/core';
import { ContractDocument, contractFile } from '../contract/contract-document.ts';
import { contractJson } from '../contract/contract-json.ts';
import { contractImages, type ContractImages } from '../contract/contract-images.ts';
import { playContract } from '../contract/play-contract.ts';
import { ContractLines } from '../contract/print-contract.ts';
import { contractOptions } from './contract-options.ts';
import { UsageError, type Output } from './command-line.ts';

const warning = `This changes the procedure of the token: it starts it, replaces its photos by test pictures, deletes one
and finishes it. Use a procedure that was made for this, not a customer's.`;

/** Asks on a terminal; null if there is none. */
export type Ask = ((question: string) => Promise<boolean>) | null;

/** 0: nothing fails; 1: something fails; 2: nothing fails, but not all was tried, though `--complete` asks for it. */
export type ContractExit = 0 | 1 | 2;

/** What a test replaces. */
export interface ContractParts {
  readonly images: ContractImages;
  readonly clock: Clock;
}

/**
 * `npm run contract`: plays the eight calls against a provider, and prints what holds and what does not as soon as
 * it is known; with `--json` one document at the end. It prints neither the token nor the client's secret.
 * @returns the exit code.
 * @throws UsageError for a wrong command line, or without a confirmation.
 */
export async function runContract(
  args: readonly string[],
  { print, note }: Output,
  ask: Ask,
  { images = contractImages(), clock = systemClock }: Partial<ContractParts> = {},
): Promise<ContractExit> {
  const { target, isConfirmed, isJson, isComplete, sendsLargestBody } = await contractOptions(args);
  note(warning);
  if (!isConfirmed) {
    if (ask === null) throw new UsageError('Nothing was called. To start without a question, add --yes.');
    if (!(await ask('Continue? [y/N] '))) throw new UsageError('Nothing was called.');
  }
  note(`Checking as an app at ${target.appOrigin} …`);
  const document = new ContractDocument(contractFile);
  const lines = new ContractLines(document, print);
  const remarks: string[] = [];
  const results = await playContract(target, document, images, {
    ...(isJson ? {} : { onResult: (result) => lines.result(result) }),
    onSlow: note,
    onRemark: (text) => remarks.push(text),
    clock,
    sendsLargestBody,
  });
  if (isJson) print(JSON.stringify(contractJson(results, document, remarks), null, 2));
  else lines.end(results, remarks);
  if (results.some(({ verdict }) => verdict === 'fails')) return 1;
  return isComplete && results.some(({ verdict }) => verdict === 'notTried') ? 2 : 0;
}
