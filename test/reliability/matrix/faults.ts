import type { Fault } from '../../e2e/fixtures/operator.ts';

/** What a fault means for the caller. */
export type FaultMeaning =
  /** No response, and nothing was done. */
  | 'lost'
  /** It was done, and the response was lost. */
  | 'responseLost'
  /** The call has to be tried later, and the app tries it once now. */
  | 'later'
  /** The same, and the app tries a repeatable call three times now, with pauses of a second. */
  | 'laterAfterPauses'
  /** The provider refuses. */
  | 'no'
  /** 413: it reads no request of this size. */
  | 'tooLarge'
  /** The response can't be read. */
  | 'nonsense'
  /** It was done, and the response is a status without a body. */
  | 'bare';

export interface MatrixFault {
  readonly name: string;
  readonly meaning: FaultMeaning;
  readonly fault: Fault;
}

/** Longer than any limit of the app, in ms; the test advances the page's clock. */
const beyondTheLimitMs = 600_000;

const status = (code: number, meaning: FaultMeaning, retryAfter: number | null = null): MatrixFault => ({
  name: retryAfter === null ? String(code) : `${code} with Retry-After`,
  meaning,
  fault: { kind: 'status', status: code, retryAfter },
});

/** The columns of the matrix. */
export const matrixFaults: readonly MatrixFault[] = [
  { name: 'dropped before', meaning: 'lost', fault: { kind: 'dropBefore' } },
  { name: 'dropped after', meaning: 'responseLost', fault: { kind: 'dropAfter', times: 1 } },
  { name: 'slow', meaning: 'lost', fault: { kind: 'delay', ms: beyondTheLimitMs, times: 9 } },
  status(401, 'later'),
  status(403, 'no'),
  status(404, 'no'),
  status(413, 'tooLarge'),
  status(429, 'laterAfterPauses', 1),
  status(500, 'laterAfterPauses', 1),
  status(503, 'laterAfterPauses', 1),
  { name: 'success: false', meaning: 'no', fault: { kind: 'successFalse' } },
  { name: '204', meaning: 'bare', fault: { kind: 'noContent' } },
  { name: 'not JSON', meaning: 'nonsense', fault: { kind: 'notJson' } },
  { name: 'HTML', meaning: 'nonsense', fault: { kind: 'html' } },
  { name: 'wrong shape', meaning: 'nonsense', fault: { kind: 'wrongShape' } },
];
