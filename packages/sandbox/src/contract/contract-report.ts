import { contractCalls, type ContractCall } from './contract-document.ts';

/** Everything that `npm run contract` checks, as the end of a sentence about the provider. */
export const contractChecks = {
  preflight: 'answers the preflight request with a 2xx status',
  preflightOrigin: 'allows the app’s origin in the answer to the preflight request',
  preflightMethod: 'allows the method',
  preflightHeaders: 'allows the headers that the call needs',
  reachable: 'responds, without a redirect',
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

const forEachCall = ['reachable', 'body'] as const;
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
  /** `notTried`: the procedure's status did not allow it, or an earlier call failed. */
  readonly verdict: 'holds' | 'fails' | 'notTried';
  /** What was found instead; null unless it fails. Contains no token, secret or personal data. */
  readonly problem: string | null;
}

/** Collects what was found. A check that is made several times holds if it holds each time. */
export class ContractReport {
  readonly #problems = new Map<string, string | null>();
  readonly #isCrossOrigin: boolean;

  /** @param isCrossOrigin whether the app and the provider have different origins. */
  constructor(isCrossOrigin: boolean) {
    this.#isCrossOrigin = isCrossOrigin;
  }

  /** @param problem what was found instead; null if it holds. */
  note(call: ContractCall, check: ContractCheck, problem: string | null): void {
    const key = `${call} ${check}`;
    this.#problems.set(key, this.#problems.get(key) ?? problem);
  }

  /** @returns every check of every call, in the order in which they are printed. */
  results(): readonly ContractResult[] {
    const shared = [...(this.#isCrossOrigin ? acrossOrigins : []), ...forEachCall];
    return contractCalls.flatMap((call) =>
      [...shared, ...(this.#isCrossOrigin && call !== 'token' ? refused : []), ...own[call]].map(
        (check): ContractResult => {
          const problem = this.#problems.get(`${call} ${check}`);
          if (problem === undefined) return { call, check, verdict: 'notTried', problem: null };
          return { call, check, verdict: problem === null ? 'holds' : 'fails', problem };
        },
      ),
    );
  }
}
