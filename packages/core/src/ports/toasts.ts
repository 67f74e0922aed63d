/** The toasts' kinds (§8). */
export const toastKinds = ['success', 'info', 'warn', 'error'] as const;
export type ToastKind = (typeof toastKinds)[number];

/** What a toast says: keys of the translated texts (§8; core holds codes, never words). */
export const toastCodes = [
  'Errors.internalError',
  'Errors.imageSize',
  'Errors.imageExtension',
  'Toasts.photoSent',
  /** It can't be sent now: it is kept, and will be. */
  'Toasts.photoKept',
  /** The same, but the phone gives no place: it ends with the page. */
  'Toasts.photoKeptInPage',
  'Toasts.photoDeleted',
  /** §8: the user was sent to confirm, since the device has no camera. */
  'Toasts.cameraNotFound',
  /** The texts of the wanted language did not come: another is spoken. */
  'Toasts.languageUnavailable',
] as const;
export type ToastCode = (typeof toastCodes)[number];

export interface Toast {
  readonly kind: ToastKind;
  readonly code: ToastCode;
  /** A sticky toast stays until it is closed; any other closes by itself (§9). */
  readonly sticky: boolean;
}

/** The toast area of the shell (§2). */
export interface ToastPort {
  show(toast: Toast): void;
}
