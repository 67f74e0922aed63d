import type { Toast } from '../ports/toasts.ts';
import type { UploadOutcome } from './upload-state.ts';

/** What a person who does not look on is told of a photo (§8); null where there is nothing to tell. */
export const outcomeToasts = {
  sent: { kind: 'success', code: 'Toasts.photoSent', sticky: false },
  waiting: { kind: 'info', code: 'Toasts.photoKept', sticky: false },
  waitingInMemory: { kind: 'info', code: 'Toasts.photoKeptInPage', sticky: false },
  failed: { kind: 'error', code: 'Errors.internalError', sticky: false },
  dropped: null,
} as const satisfies Record<UploadOutcome, Toast | null>;
