import { contractCalls, type ContractCall } from './contract-document.ts';
import {
  acrossOrigins,
  forEachCall,
  numberOf,
  own,
  preflights,
  refused,
  type ContractCheck,
} from './contract-checks.ts';
import { reasonNotToTry, type StartingProcedure } from './not-to-try.ts';

/** What shows whether a call could be used at all, so that other checks of it can follow; the first cause first. */
const conditions = ['inTime', 'reachable', 'body', 'accepted'] as const;

/** What is checked whenever a call is made, so that it is known only after the last time. */
const eachTime: readonly ContractCheck[] = [
  ...forEachCall,
  'origin',
  'retryAfter',
  'refusalOrigin',
  'wrongStatus',
  'othersKept',
];

/** The result of one check of one call. */
export interface ContractResult {
  readonly call: ContractCall;
  readonly check: ContractCheck;
  /** `notTried`: a procedure like this one can't show it, or it needs an option. */
  readonly verdict: 'holds' | 'fails' | 'notTried';
  /** False also for a check that fails because something else failed before it. */
  readonly isTried: boolean;
  /**
   * What was found instead, or why it was not tried; null if it holds. Contains no token, secret or personal
   * data.
   */
  readonly problem: string | null;
}

/** A problem of a call, as something that prevents checks: `call 2: it refused the procedure token: 404`. */
function causeOf(call: ContractCall, problem: string): string {
  return `call ${numberOf(call)}: ${problem}`;
}

/**
 * Collects what was found. A check that is made several times holds if it holds each time. A check that was not
 * made fails, unless the procedure could not show it or it was left out.
 */
export class ContractReport {
  readonly #problems = new Map<string, string | null>();
  readonly #published = new Set<string>();
  readonly #isCrossOrigin: (call: ContractCall) => boolean;
  readonly #hasPreflight: (call: ContractCall) => boolean;
  readonly #onResult: (result: ContractResult) => void;
  readonly #leftOut = new Map<string, string>();
  #stop: string | null = null;

  /**
   * @param isCrossOrigin whether the app and the endpoint of a call have different origins.
   * @param hasPreflight whether a browser sends a preflight request before a call.
   * @param onResult called with the result of each check that was tried, as soon as it is final.
   */
  constructor(
    isCrossOrigin: (call: ContractCall) => boolean,
    hasPreflight: (call: ContractCall) => boolean,
    onResult: (result: ContractResult) => void = () => undefined,
  ) {
    this.#isCrossOrigin = isCrossOrigin;
    this.#hasPreflight = hasPreflight;
    this.#onResult = onResult;
  }

  /** @param problem what was found instead; null if it holds. */
  note(call: ContractCall, check: ContractCheck, problem: string | null): void {
    const key = keyOf(call, check);
    if ((this.#problems.get(key) ?? null) !== null) return;
    this.#problems.set(key, problem);
    // It can't hold any more.
    if (problem !== null) this.#onResult({ call, check, verdict: 'fails', isTried: true, problem });
  }

  /** Whether a check has failed so far. */
  hasFailed(call: ContractCall, check: ContractCheck): boolean {
    return (this.#problems.get(keyOf(call, check)) ?? null) !== null;
  }

  /** Says that a step is over: what was noted of this call is final, except what is checked each time. */
  endStep(call: ContractCall): void {
    this.#publish(
      call,
      this.#checks(call).filter((check) => !eachTime.includes(check)),
    );
  }

  /** Says that this call is not made again: all that was noted of it is final. */
  endCall(call: ContractCall): void {
    this.#publish(call, this.#checks(call));
  }

  /** Says that a check is not made, and why, as the end of a sentence. It is no failure. */
  leaveOut(call: ContractCall, check: ContractCheck, reason: string): void {
    this.#leftOut.set(keyOf(call, check), reason);
  }

  /** Notes why the remaining calls could not be tried: what is wrong with this call. */
  stop(call: ContractCall, problem: string): void {
    this.#stop ??= causeOf(call, problem);
  }

  /**
   * @param start the procedure that the first call 2 gave; null if it gave none.
   * @returns every check of every call, by call.
   */
  results(start: StartingProcedure | null): readonly ContractResult[] {
    for (const call of contractCalls) this.endCall(call);
    return contractCalls.flatMap((call) =>
      this.#checks(call).map((check) => this.#result(call, check, start)),
    );
  }

  #result(call: ContractCall, check: ContractCheck, start: StartingProcedure | null): ContractResult {
    const problem = this.#problems.get(keyOf(call, check));
    if (problem !== undefined) {
      return { call, check, verdict: problem === null ? 'holds' : 'fails', isTried: true, problem };
    }
    const ofProcedure = start === null ? null : reasonNotToTry(call, check, start);
    const reason = ofProcedure ?? this.#leftOut.get(keyOf(call, check)) ?? null;
    return reason === null
      ? { call, check, verdict: 'fails', isTried: false, problem: this.#cause(call) }
      : { call, check, verdict: 'notTried', isTried: false, problem: reason };
  }

  #publish(call: ContractCall, checks: readonly ContractCheck[]): void {
    for (const check of checks) {
      const key = keyOf(call, check);
      if (this.#problems.get(key) !== null || this.#published.has(key)) continue;
      this.#published.add(key);
      this.#onResult({ call, check, verdict: 'holds', isTried: true, problem: null });
    }
  }

  #checks(call: ContractCall): readonly ContractCheck[] {
    const isCrossOrigin = this.#isCrossOrigin(call);
    return [
      ...(this.#hasPreflight(call) ? preflights : []),
      ...(isCrossOrigin ? acrossOrigins : []),
      ...forEachCall,
      ...(isCrossOrigin && call !== 'token' ? refused : []),
      ...own[call],
    ];
  }

  /** Why a check could not be tried. */
  #cause(call: ContractCall): string {
    const problems = conditions.map((check) => this.#problems.get(keyOf(call, check)) ?? null);
    const ownProblem = problems.find((problem) => problem !== null) ?? null;
    if (ownProblem !== null) return causeOf(call, ownProblem);
    return this.#stop ?? causeOf(call, 'no response shows it');
  }
}

function keyOf(call: ContractCall, check: ContractCheck): string {
  return `${call} ${check}`;
}
