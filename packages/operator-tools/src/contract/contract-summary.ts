import { contractCalls, type ContractCall } from './contract-document.ts';
import { contractChecks, isOfEachCall, numberOf } from './contract-checks.ts';
import type { ContractResult } from './contract-report.ts';

/** The results of a check in a few sentences, one for each cause. */
export interface ContractSummary {
  readonly holds: number;
  readonly fails: number;
  readonly notTried: number;
  /** What is wrong: for each cause a sentence with the calls, the checks and what was found. */
  readonly causes: readonly string[];
  /** What could not be tried because of that, and fails too. */
  readonly consequences: readonly string[];
  /** What the procedure could not show. */
  readonly notShown: readonly string[];
}

/** @returns all empty and 0 for no results. */
export function contractSummary(results: readonly ContractResult[]): ContractSummary {
  const count = (verdict: ContractResult['verdict']) =>
    results.filter((result) => result.verdict === verdict).length;
  const failing = results.filter(({ verdict }) => verdict === 'fails');
  return {
    holds: count('holds'),
    fails: count('fails'),
    notTried: count('notTried'),
    causes: groups(
      failing.filter(({ isTried }) => isTried),
      causeOf(failing),
    ).map((group) => `${callsOf(group)} (${checksOf(group)}): ${group[0]!.problem}`),
    consequences: groups(
      failing.filter(({ isTried }) => !isTried),
      ({ problem }) => problem!,
    ).map((group) => `${howMany(group)} could not be tried, because of ${group[0]!.problem}`),
    notShown: groups(
      results.filter(({ verdict }) => verdict === 'notTried'),
      ({ problem }) => problem!,
    ).map((group) => `${howMany(group)}: ${group[0]!.problem}`),
  };
}

/** Problems of one call with the same words have one cause; so have those of several calls, if any call can have it. */
function causeOf(failing: readonly ContractResult[]): (result: ContractResult) => string {
  return ({ call, problem }) => {
    const isGeneral = failing.some(
      (other) => other.call === call && other.problem === problem && isOfEachCall(other.check),
    );
    return isGeneral ? problem! : `${call} ${problem}`;
  };
}

function groups(
  results: readonly ContractResult[],
  keyOf: (result: ContractResult) => string,
): readonly (readonly ContractResult[])[] {
  const found = new Map<string, ContractResult[]>();
  for (const result of results) {
    const key = keyOf(result);
    found.set(key, [...(found.get(key) ?? []), result]);
  }
  return [...found.values()];
}

function howMany(group: readonly ContractResult[]): string {
  return `${group.length} ${group.length === 1 ? 'check' : 'checks'} of ${callsOf(group).toLowerCase()}`;
}

function checksOf(group: readonly ContractResult[]): string {
  return [...new Set(group.map(({ check }) => contractChecks[check]))].join('; ');
}

/** Such as `Call 2`, `Calls 2 and 5` or `Calls 1 to 8`. */
function callsOf(group: readonly ContractResult[]): string {
  const isIn = (call: ContractCall) => group.some((result) => result.call === call);
  const numbers = contractCalls.filter(isIn).map(numberOf);
  const [first = 0] = numbers;
  const last = numbers[numbers.length - 1] ?? 0;
  if (numbers.length === 1) return `Call ${first}`;
  const isRow = numbers.length > 2 && last - first === numbers.length - 1;
  return `Calls ${isRow ? `${first} to ${last}` : `${numbers.slice(0, -1).join(', ')} and ${last}`}`;
}
