import { contractCalls, type ContractCall } from './contract-document.ts';
import { reasonNotToTry, type StartingProcedure } from './not-to-try.ts';

/** Everything that `npm run contract` checks, as the end of a sentence about the provider. */
export const contractChecks = {
  preflight: 'answers the preflight request with a 2xx status',
  preflightOrigin: 'allows the app’s origin in the answer to the preflight request',
  preflightMethod: 'allows the method',
  preflightHeaders: 'allows the headers that the call needs',
  reachable: 'responds, without a redirect',
  accepted: 'accepts the call',
  origin: 'allows the app’s origin in its response',
  refusalOrigin: 'allows the app’s origin also in a refusal',
  retryAfter: 'exposes Retry-After',
  body: 'responds as the OpenAPI document says',
  accessToken: 'refuses a wrong access token with 401',
  unknownToken: 'refuses an unknown procedure token',
  transition: 'changes the status',
  wrongStatus: 'refuses the call in a status that does not allow it, and changes nothing',
  repeated: 'can be repeated',
  missingPhoto: 'refuses to finish while a required photo is missing',
  photoListed: 'call 2 lists the photo',
  photoReplaced: 'a second photo of the same name replaces the first',
  thumb: 'the thumb’s address gives an image that the app may show',
  notAnImage: 'refuses content that is neither JPEG nor PNG',
  png: 'accepts a PNG',
  largest: 'accepts a file of 20 MB',
  tooLarge: 'refuses a file that is one byte larger',
  unknownPhoto: 'refuses an unknown photo name',
  photoGone: 'call 2 no longer lists the photo',
} as const;

export type ContractCheck = keyof typeof contractChecks;

const forEachCall = ['reachable', 'accepted', 'body'] as const;
const acrossOrigins = [
  'preflight',
  'preflightOrigin',
  'preflightMethod',
  'preflightHeaders',
  'origin',
  'retryAfter',
] as const;

/** Call 1 is never refused here: wrong credentials could lock the client out. */
const refused = ['refusalOrigin'] as const;

/** What is checked of each call, beyond what is checked of every call. */
const own: Readonly<Record<ContractCall, readonly ContractCheck[]>> = {
  token: [],
  readProcedure: ['accessToken', 'unknownToken'],
  setStarted: ['transition', 'wrongStatus'],
  setFinished: ['missingPhoto', 'transition', 'wrongStatus'],
  reset: ['transition', 'wrongStatus'],
  savePhoto: ['wrongStatus', 'photoListed', 'photoReplaced', 'thumb', 'notAnImage', 'unknownPhoto'],
  uploadPhoto: ['wrongStatus', 'photoListed', 'png', 'notAnImage', 'largest', 'tooLarge'],
  deletePhoto: ['wrongStatus', 'photoGone', 'repeated', 'unknownPhoto'],
};

/** The result of one check of one call. */
export interface ContractResult {
  readonly call: ContractCall;
  readonly check: ContractCheck;
  /** `notTried`: a procedure that has this status at the start can't show it. */
  readonly verdict: 'holds' | 'fails' | 'notTried';
  /**
   * What was found instead, or why it was not tried; null if it holds. Contains no token, secret or personal
   * data.
   */
  readonly problem: string | null;
}

/** The number of a call in §7, as `call 2`. */
export function numbered(call: ContractCall): string {
  return `call ${contractCalls.indexOf(call) + 1}`;
}

/**
 * Collects what was found. A check that is made several times holds if it holds each time. A check that was not
 * made fails, unless the procedure could not show it.
 */
export class ContractReport {
  readonly #problems = new Map<string, string | null>();
  readonly #isCrossOrigin: (call: ContractCall) => boolean;
  #stop: string | null = null;

  /** @param isCrossOrigin whether the app and the endpoint of a call have different origins. */
  constructor(isCrossOrigin: (call: ContractCall) => boolean) {
    this.#isCrossOrigin = isCrossOrigin;
  }

  /** @param problem what was found instead; null if it holds. */
  note(call: ContractCall, check: ContractCheck, problem: string | null): void {
    const key = keyOf(call, check);
    this.#problems.set(key, this.#problems.get(key) ?? problem);
  }

  /** Notes why the remaining calls could not be tried, such as `call 2 refused the token: 404`. */
  stop(reason: string): void {
    this.#stop ??= reason;
  }

  /**
   * @param start the procedure that the first call 2 gave; null if it gave none.
   * @returns every check of every call, in the order in which they are printed.
   */
  results(start: StartingProcedure | null): readonly ContractResult[] {
    return contractCalls.flatMap((call) =>
      this.#checks(call).map((check): ContractResult => {
        const problem = this.#problems.get(keyOf(call, check));
        if (problem !== undefined) {
          return { call, check, verdict: problem === null ? 'holds' : 'fails', problem };
        }
        const reason = start === null ? null : reasonNotToTry(call, check, start);
        if (reason !== null) return { call, check, verdict: 'notTried', problem: reason };
        return { call, check, verdict: 'fails', problem: `not tried, because ${this.#cause(call)}` };
      }),
    );
  }

  #checks(call: ContractCall): readonly ContractCheck[] {
    const isCrossOrigin = this.#isCrossOrigin(call);
    return [
      ...(isCrossOrigin ? acrossOrigins : []),
      ...forEachCall,
      ...(isCrossOrigin && call !== 'token' ? refused : []),
      ...own[call],
    ];
  }

  #cause(call: ContractCall): string {
    const ofCall = this.#problems.get(keyOf(call, 'accepted')) ?? null;
    return ofCall ?? this.#stop ?? `${numbered(call)} gave no response that shows it`;
  }
}

function keyOf(call: ContractCall, check: ContractCheck): string {
  return `${call} ${check}`;
}
