import type { PhotoName } from '../model/photos.ts';
import type { FormatAdvice } from '../model/upload-rules.ts';

/** The toasts' kinds (§8). */
export const toastKinds = ['success', 'info', 'warn', 'error'] as const;
export type ToastKind = (typeof toastKinds)[number];

/** The texts about a loss: the file or photo can't be sent, so another one must be chosen or taken (decision 8.6). */
export const lossCodes = [
  'Errors.imageSize',
  'Errors.imageExtension',
  /** The device can't read the picked file. */
  'Toasts.fileUnreadable',
  /** The provider, or something in front of it, reads no photo of this size. */
  'Toasts.photoTooLarge',
] as const;

/** The text of a toast, as a key of the translations (§8). */
export const toastCodes = [
  'Errors.internalError',
  ...lossCodes,
  'Toasts.photoSent',
  /** It can't be sent now: it is stored, and sent later. */
  'Toasts.photoKept',
  /** The same, but the phone could not store it: it is lost with the page. */
  'Toasts.photoKeptInPage',
  'Toasts.photoDeleted',
  /** Before call 4, the phone could not be asked whether newer photos wait on it. */
  'Toasts.phoneNotRead',
  /** §8: the user was sent to confirm, since the device has no camera. */
  'Toasts.cameraNotFound',
  /** The texts of the chosen language could not be loaded: another language is used. */
  'Toasts.languageUnavailable',
] as const;
export type ToastCode = (typeof toastCodes)[number];

/**
 * The calls whose failure is `Errors.internalError` (§8); the toast names what failed. `deleteFormer`: call 8, for the
 * photo of the provider that one on the phone was to replace; that one was deleted.
 */
export const failingCalls = ['start', 'finish', 'reset', 'delete', 'deleteFormer', 'upload'] as const;
export type FailingCall = (typeof failingCalls)[number];

/**
 * What a toast is about. Its text names a photo. There is one toast for each subject: a newer one replaces
 * the older one, which is no longer true (decision 8.6).
 */
export type ToastSubject = PhotoName | 'procedure' | 'camera' | 'language';

interface AnyToast {
  readonly kind: ToastKind;
  /** A sticky toast stays until it is closed or withdrawn; any other closes by itself (§9). */
  readonly sticky: boolean;
  readonly about: ToastSubject;
  /** The screen shows the same: it is announced, but not seen (decision 8.6). */
  readonly saidOnly?: boolean;
}

export type Toast = AnyToast &
  (
    | { readonly code: 'Errors.internalError'; readonly failed: FailingCall }
    | { readonly code: 'Errors.imageExtension'; readonly advice?: FormatAdvice }
    | { readonly code: Exclude<ToastCode, 'Errors.internalError'> }
  );

/** The toast area of the shell (§2). */
export interface ToastPort {
  /** Shows a toast, in place of the one about the same subject, if any. */
  show(toast: Toast): void;
  /** Removes the toasts about these subjects: they are no longer true, or the screen says the same. */
  withdraw(...subjects: readonly ToastSubject[]): void;
}
