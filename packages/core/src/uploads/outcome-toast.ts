import type { PhotoName } from '../model/photos.ts';
import type { Toast } from '../ports/toasts.ts';
import type { UploadOutcome } from './pending-photo.ts';

/**
 * What the screen itself shows of a photo: `tile`, its state and what went wrong; `steps`, that it waits or has failed,
 * with what can be done; `nothing`.
 */
export type PhotoPlace = 'tile' | 'steps' | 'nothing';

/**
 * The toast that says what became of a photo (§8; decision 8.6).
 * @param place what the screen shows that the customer sees. Where it says the same, the toast is only said; where it
 * keeps showing a failure, the toast closes by itself.
 * @returns null if there is nothing to say.
 */
export function outcomeToast(outcome: UploadOutcome, photo: PhotoName, place: PhotoPlace): Toast | null {
  const isShown = place !== 'nothing';
  const brief = { about: photo, sticky: false, saidOnly: isShown } as const;
  const failure = { kind: 'error', about: photo, sticky: !isShown, saidOnly: place === 'steps' } as const;
  switch (outcome) {
    case 'sent':
      return { kind: 'success', code: 'Toasts.photoSent', ...brief };
    case 'waiting':
      return { kind: 'info', code: 'Toasts.photoKept', ...brief };
    case 'waitingInMemory':
      return { kind: 'info', code: 'Toasts.photoKeptInPage', about: photo, sticky: true };
    case 'failed':
      return { ...failure, code: 'Errors.internalError', failed: 'upload' };
    case 'tooLarge':
      return { ...failure, code: 'Toasts.photoTooLarge' };
    case 'unreadable':
      return { kind: 'error', code: 'Toasts.fileUnreadable', about: photo, sticky: true };
    case 'dropped':
      return null;
  }
}
