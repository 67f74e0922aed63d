import type { PhotoName } from '../model/photos.ts';
import type { Toast } from '../ports/toasts.ts';
import type { UploadOutcome } from './pending-upload.ts';

/**
 * The toast that says what became of a photo (§8; decision 8.6).
 * @param isOnScreen whether the screen that the customer sees keeps showing a failure, as the photo's tile does:
 * then its toast closes by itself.
 * @returns null if there is nothing to say.
 */
export function outcomeToast(outcome: UploadOutcome, photo: PhotoName, isOnScreen: boolean): Toast | null {
  switch (outcome) {
    case 'sent':
      return { kind: 'success', code: 'Toasts.photoSent', about: photo, sticky: false };
    case 'waiting':
      return { kind: 'info', code: 'Toasts.photoKept', about: photo, sticky: false };
    case 'waitingInMemory':
      return { kind: 'info', code: 'Toasts.photoKeptInPage', about: photo, sticky: true };
    case 'failed':
      return {
        kind: 'error',
        code: 'Errors.internalError',
        failed: 'upload',
        about: photo,
        sticky: !isOnScreen,
      };
    case 'tooLarge':
      return { kind: 'error', code: 'Toasts.photoTooLarge', about: photo, sticky: !isOnScreen };
    case 'unreadable':
      return { kind: 'error', code: 'Toasts.fileUnreadable', about: photo, sticky: true };
    case 'dropped':
      return null;
  }
}
