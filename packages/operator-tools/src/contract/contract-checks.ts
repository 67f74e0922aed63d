import { contractCalls, type ContractCall } from './contract-document.ts';

/** Everything that `npm run contract` checks, as the end of a sentence about the provider. */
export const contractChecks = {
  preflight: 'answers the preflight request with a 2xx status',
  preflightOrigin: 'allows the app’s origin in the answer to the preflight request',
  preflightMethod: 'allows the method',
  preflightHeaders: 'allows the headers that the call needs',
  reachable: 'responds, without a redirect',
  inTime: 'responds before the app gives up',
  accepted: 'accepts the call',
  origin: 'allows the app’s origin in its response',
  refusalOrigin: 'allows the app’s origin also in a refusal',
  retryAfter: 'exposes Retry-After',
  body: 'responds as the OpenAPI document says',
  accessToken: 'refuses a wrong access token with 401',
  unknownToken: 'refuses an unknown procedure token',
  notEnded: 'gives a procedure that has not ended',
  transition: 'changes the status',
  photosCleared: 'clears at least one of the photos, to be taken again',
  wrongStatus: 'refuses the call in a status that does not allow it, and changes nothing',
  repeated: 'can be repeated',
  missingPhoto: 'refuses to finish while a required photo is missing',
  photoListed: 'call 2 lists the photo',
  othersKept: 'leaves the other photos as they are',
  photoReplaced: 'a second photo of the same name replaces the first',
  thumb: 'the thumb’s address gives an image that the app may show',
  notAnImage: 'refuses content that is neither JPEG nor PNG',
  png: 'accepts a PNG',
  largest: 'accepts a file of 20 MB',
  largestBody: 'accepts a body of 28 000 000 bytes',
  tooLarge: 'refuses a file that is one byte larger',
  unknownPhoto: 'refuses an unknown photo name',
  photoGone: 'call 2 no longer lists the photo',
} as const;

export type ContractCheck = keyof typeof contractChecks;

export const forEachCall = ['reachable', 'inTime', 'accepted', 'body'] as const;
export const preflights = ['preflight', 'preflightOrigin', 'preflightMethod', 'preflightHeaders'] as const;
export const acrossOrigins = ['origin', 'retryAfter'] as const;

/** Call 1 is never refused here: wrong credentials could lock the client out. */
export const refused = ['refusalOrigin'] as const;

/** What is checked of each call, beyond what is checked of every call. */
export const own: Readonly<Record<ContractCall, readonly ContractCheck[]>> = {
  token: [],
  readProcedure: ['notEnded', 'accessToken', 'unknownToken'],
  setStarted: ['transition', 'wrongStatus'],
  setFinished: ['missingPhoto', 'transition', 'wrongStatus'],
  reset: ['transition', 'photosCleared', 'wrongStatus'],
  savePhoto: [
    'wrongStatus',
    'photoListed',
    'othersKept',
    'photoReplaced',
    'thumb',
    'notAnImage',
    'unknownPhoto',
    'largestBody',
  ],
  uploadPhoto: ['wrongStatus', 'photoListed', 'othersKept', 'png', 'notAnImage', 'largest', 'tooLarge'],
  deletePhoto: ['wrongStatus', 'photoGone', 'othersKept', 'repeated', 'unknownPhoto'],
};

/** Whether a check concerns several calls, so that they can fail it for one reason. */
export function isOfEachCall(check: ContractCheck): boolean {
  const all: readonly ContractCheck[] = [
    ...preflights,
    ...acrossOrigins,
    ...forEachCall,
    ...refused,
    'wrongStatus',
    'transition',
    'photoListed',
    'photoGone',
  ];
  return all.includes(check);
}

/** The number of a call in §7. */
export function numberOf(call: ContractCall): number {
  return contractCalls.indexOf(call) + 1;
}
