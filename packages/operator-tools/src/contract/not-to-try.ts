import { hasPhoto, requiredPhotos, type PhotoName, type Procedure, type ProcedureStatus } from '@recto/core';
import type { ContractCall } from './contract-document.ts';
import type { ContractCheck } from './contract-checks.ts';

/** What the first call 2 said of the procedure. */
export type StartingProcedure = Pick<Procedure, 'status' | 'photos' | 'thumbs' | 'refusals'> &
  Parameters<typeof requiredPhotos>[0];

/** The photos that are required of a procedure, and that it has. */
export function requiredAndThere(procedure: StartingProcedure): readonly PhotoName[] {
  return requiredPhotos(procedure).filter((name) => hasPhoto(procedure as Procedure, name));
}

/** The photos that the provider names as refused, and has. */
export function refusedAndThere(procedure: StartingProcedure): readonly PhotoName[] {
  return requiredAndThere(procedure).filter((name) => procedure.refusals?.[name] != null);
}

/** The statuses through which the check takes a procedure that may still be sent, in this order (§4). */
const way: readonly ProcedureStatus[] = ['refused', 'active', 'started'];

/** The status that the procedure must have for each call; null if it may have any. */
const allowedIn: Readonly<Record<ContractCall, ProcedureStatus | null>> = {
  token: null,
  readProcedure: null,
  setStarted: 'active',
  setFinished: 'started',
  reset: 'refused',
  savePhoto: 'started',
  uploadPhoto: 'started',
  deletePhoto: 'started',
};

/** What is checked of a call also where the status forbids it. */
const withoutStatus: readonly ContractCheck[] = [
  'preflight',
  'preflightOrigin',
  'preflightMethod',
  'preflightHeaders',
  'reachable',
  'inTime',
  'refusalOrigin',
  'retryAfter',
  'wrongStatus',
];

/**
 * Why a procedure that had this status before the first change can't show whether a check holds, as the end of
 * a sentence; null if it can show it, so that the check must be tried.
 */
export function reasonNotToTry(
  call: ContractCall,
  check: ContractCheck,
  start: StartingProcedure,
): string | null {
  const status = allowedIn[call];
  if (status !== null && !withoutStatus.includes(check) && !passes(start.status, status)) {
    return `needs a procedure that is ${status}, and this one was ${start.status}`;
  }
  if (check === 'missingPhoto' && requiredPhotos(start).length === 0) {
    return 'needs a procedure that requires a photo';
  }
  if (check === 'othersKept' && requiredPhotos(start).length < 2) {
    return 'needs a procedure that requires two photos';
  }
  if (check === 'photosCleared' && requiredAndThere(start).length === 0) {
    return 'needs a refused procedure with a photo that it requires';
  }
  return null;
}

/**
 * Why a procedure that had this status before the first change shows none of calls 3 to 8 (decision 11.9), as the end of
 * a sentence; null if it shows one of them.
 */
export function endedProblem({ status }: StartingProcedure): string | null {
  const shows = Object.values(allowedIn).some((needed) => needed !== null && passes(status, needed));
  return shows
    ? null
    : `the procedure is ${status}, and then calls 3 to 8 can only be refused; the check needs a link whose procedure is active`;
}

/** Whether the check takes a procedure from one status to the other. */
function passes(start: ProcedureStatus, status: ProcedureStatus): boolean {
  return way.includes(start) && way.indexOf(start) <= way.indexOf(status);
}
